import { query } from '@paga/client';
import { getSalaryTotals } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Period } from '../period/use-period.ts';
import type { MoneyColumn } from './sum-rows.ts';

/** The sums of a month by column, in euro, and of how many rows. */
export type MonthSums = { count: number; columns: Record<MoneyColumn, number> };

/** The server's sums, for as long as only the top of a large month is there to be summed. */
export function useMonthSums(period: Period, whole: boolean): MonthSums | undefined {
  const { id } = useCompany();
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId: id } }),
    enabled: !whole,
  }).data;
  return useMemo(() => {
    if (whole || !totals) return undefined;
    const { rowCount, brutto, totalTaxableSalary, totalTax, totalPrime, ...same } = totals;
    // Rules §3: what the total gross has beyond these is the employer's share of the insurance.
    const parts = [brutto, same.extraHours, same.extras].reduce((cents, part) => cents + toCents(part), 0);
    const insurancePlus = toEuro(toCents(same.totalBrutto) - parts);
    const columns = {
      ...same,
      initialBrutto: brutto,
      insurancePlus,
      taxableSalary: totalTaxableSalary,
      tax: totalTax,
      prime: totalPrime,
    };
    return { count: rowCount, columns };
  }, [totals, whole]);
}
