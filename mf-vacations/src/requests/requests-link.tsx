import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSickness } from '../sickness/use-sickness.ts';
import { useRequests } from './use-requests.ts';

/** The way to the requests while some wait, and to sickness that was reported. */
export function RequestsLink(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const asked = useRequests().data?.meta.total ?? 0;
  const sick = useSickness('open').data?.length ?? 0;
  if (asked + sick === 0) return null;
  const text = [
    ...(asked > 0 ? [t('requests.waiting', { count: asked })] : []),
    ...(sick > 0 ? [t('sickness.waiting', { count: sick })] : []),
  ];
  return <Link to="/requests">{text.join(', ')}</Link>;
}
