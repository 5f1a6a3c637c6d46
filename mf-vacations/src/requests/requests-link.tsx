import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRequests } from './use-requests.ts';

/** The way to the requests while some wait. */
export function RequestsLink(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const count = useRequests().data?.meta.total ?? 0;
  if (count === 0) return null;
  return <Link to="/requests">{t('requests.waiting', { count })}</Link>;
}
