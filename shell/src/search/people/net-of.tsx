import { query } from '@paga/client';
import { getPayHistory } from '@paga/contract/payroll';
import { formatMoney } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Without a month: of the whole year. */
type Paid = { employeeId: number; month?: number; year: number };

/** Who types on does not wait for figures, and asks for none that nobody reads. */
const PAUSE_MS = 400;
const CENTS = 100;

/** What somebody was paid in a month or a year, beside the find that was asked for it; it comes after the row. */
export function NetOf(of: Paid): ReactNode {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAsked(true)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAsked && <Net {...of} />;
}

function Net({ employeeId, month, year }: Paid): ReactNode {
  const { t } = useTranslation('shell');
  const { data } = useQuery({
    ...query(getPayHistory, { query: { employeeId } }),
    retry: false,
    meta: { silent: true },
  });
  if (!data) return null;
  const paid = data.filter((one) => one.year === year && (month === undefined || one.month === month));
  const cents = paid.reduce((sum, { netto }) => sum + Math.round(netto * CENTS), 0);
  return ` · ${paid.length > 0 ? t('search.net', { amount: formatMoney(cents / CENTS) }) : t('search.notPaid')}`;
}
