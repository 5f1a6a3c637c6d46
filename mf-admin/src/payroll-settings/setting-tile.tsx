import { Icon } from '@paga/kit';
import { useMaybeCompany } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './setting-tile.css';
import type { Setting } from './settings.ts';

/** One setting: its name and what is in force, as one thing to press. */
export function SettingTile({ setting }: { setting: Setting }): ReactElement {
  const { t } = useTranslation('admin');
  const { key, icon, choice, Summary } = setting;
  const isOpen = useMaybeCompany() !== null || !choice;
  const to = isOpen ? setting.to : choice;
  return (
    <Link
      className="admin-tile"
      to={to ?? `?tab=payroll&open=${key}`}
      replace={!to}
      aria-haspopup={to ? undefined : 'dialog'}
    >
      <Icon name={icon} size={20} />
      <span className="admin-tile-words">
        <strong>{t(`payrollSettings.setting.${key}.title`)}</strong>
        <span className="paga-hint">
          {!isOpen && t('payrollSettings.ofEachCompany')}
          {isOpen && (Summary ? <Summary /> : t(`payrollSettings.setting.${key}.text`))}
        </span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}
