import { query } from '@paga/client';
import { getInactivity } from '@paga/contract/company/security';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The idle minutes in one line. */
export function InactivitySummary(): ReactNode {
  const { t } = useTranslation('admin');
  const { id } = useCompany();
  const { data } = useQuery({ ...query(getInactivity, { query: { userId: id } }), meta: { silent: true } });
  return data ? t('inactivity.summary', { count: data.minutes }) : null;
}
