import { Icon, type IconName } from '@paga/kit';
import { type OfferedSetting, RemotePart } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './setting-tile.css';

/** Where a super admin opens a company. */
const COMPANIES = '/configurations?tab=companies';
/** What a summary is handed here: a tile is narrow. */
const ON_TILE = { isOnTile: true };

/** One setting: its name and what is in force, as one thing to press. */
export function SettingTile({
  setting: { id, icon, label, text, path, remote, summary },
  isChosenFirst,
}: {
  setting: OfferedSetting;
  isChosenFirst: boolean;
}): ReactElement {
  const { t } = useTranslation('admin');
  const to = isChosenFirst ? COMPANIES : path;
  return (
    <Link
      className="admin-tile"
      to={to ?? `?tab=payroll&open=${id}`}
      replace={!to}
      aria-haspopup={to ? undefined : 'dialog'}
    >
      <Icon name={icon as IconName} size={20} />
      <span className="admin-tile-words">
        <strong>{label}</strong>
        <span className="paga-hint">
          {isChosenFirst && t('payrollSettings.ofEachCompany')}
          {!isChosenFirst &&
            (summary ? (
              <RemotePart remote={remote} code={summary} props={ON_TILE} missing={() => text} />
            ) : (
              text
            ))}
        </span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}
