import { Card, DetailList } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Setting } from './settings.ts';

/** Values that others set and everybody may read: what holds today, and the way to what held before. */
export function InForceCard({ settings }: { settings: readonly Setting[] }): ReactElement {
  const { t } = useTranslation('admin');
  const items = settings.map(({ key, Summary }) => {
    const title = t(`payrollSettings.setting.${key}.title`);
    return {
      key,
      label: title,
      value: (
        <>
          {Summary && <Summary />}{' '}
          <Link to={`?tab=payroll&open=${key}`} aria-label={t('inForce.historyOf', { title })}>
            {t('inForce.history')}
          </Link>
        </>
      ),
    };
  });
  return (
    <Card title={t('inForce.title')}>
      <DetailList items={items} />
    </Card>
  );
}
