import { Card, DetailList } from '@paga/kit';
import { type OfferedSetting, RemotePart } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Values that others set and everybody may read: what holds today, and the way to what held before. */
export function InForceCard({ settings }: { settings: readonly OfferedSetting[] }): ReactElement {
  const { t } = useTranslation('admin');
  const items = settings.map(({ id, label, remote, summary }) => ({
    key: id,
    label,
    value: (
      <>
        {summary && <RemotePart remote={remote} code={summary} />}{' '}
        <Link to={`?tab=payroll&open=${id}`} aria-label={t('inForce.historyOf', { title: label })}>
          {t('inForce.history')}
        </Link>
      </>
    ),
  }));
  return (
    <Card title={t('inForce.title')}>
      <DetailList items={items} />
    </Card>
  );
}
