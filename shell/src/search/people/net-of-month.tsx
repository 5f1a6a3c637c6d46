import { query } from '@paga/client';
import { getPayHistory } from '@paga/contract/payroll';
import { formatMoney } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type OfMonth = { employeeId: number; month: number; year: number };

/** Who types on does not wait for figures, and asks for none that nobody reads. */
const PAUSE_MS = 400;

/** What somebody was paid in a month, beside the find that was asked for it; it comes after the row. */
export function NetOfMonth(of: OfMonth): ReactNode {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAsked(true)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAsked && <Net {...of} />;
}

function Net({ employeeId, month, year }: OfMonth): ReactNode {
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
