import { query } from '@paga/client';
import { getServiceConnection } from '@paga/contract/bookkeeping';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How the company is connected, in one line. */
export function BookkeepingSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { id } = useCompany();
  const { data } = useQuery({
    ...query(getServiceConnection, { query: { userId: id } }),
    meta: { silent: true },
  });
  return t(`settings.bookkeeping.summary.${data?.state ?? 'none'}`, { company: data?.serviceCompany ?? '' });
}
