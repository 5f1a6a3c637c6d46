import { query } from '@paga/client';
import { getPayHistory } from '@paga/contract/payroll';
import { formatMoney } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What somebody was paid in a month, beside the find that was asked for it; it comes after the row. */
export function NetOfMonth({
  employeeId,
  month,
  year,
}: {
  employeeId: number;
  month: number;
  year: number;
}): ReactNode {
  const { t } = useTranslation('shell');
  const { data } = useQuery({
    ...query(getPayHistory, { query: { employeeId } }),
    retry: false,
    meta: { silent: true },
  });
  const paid = data?.find((one) => one.month === month && one.year === year);
  if (!data) return null;
  return ` · ${paid ? t('search.net', { amount: formatMoney(paid.netto) }) : t('search.notPaid')}`;
}
