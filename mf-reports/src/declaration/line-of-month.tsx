import type { DeclarationRow } from '@paga/contract/reports/declaration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthOfYear } from '#address/use-month.ts';
import { sumOf } from '#frame/amounts.ts';
import { SalaryLine } from '#frame/salary-line.tsx';
import { SumNote } from '#frame/sum-note.tsx';
import { useStatistics } from '#months/use-statistics.ts';

/** Gross and contribution of the list with what it has no columns for, tax and deductions of the month: they come to the month's net. */
export function LineOfMonth({
  rows,
  month: { month, year },
}: {
  rows: readonly DeclarationRow[];
  month: MonthOfYear;
}): ReactNode {
  const { t } = useTranslation('reports');
  const { data } = useStatistics(year);
  const ofMonth = data?.months.find(({ month: { monthId } }) => monthId === month);
  if (!ofMonth?.calculated) return null;
  const { tax, deductions, netto } = ofMonth;
  const brutto = sumOf(rows, (row) => row.gross);
  const personalContribute = sumOf(rows, (row) => row.personalContribute);
  return (
    <>
      <SalaryLine sums={{ brutto, personalContribute, tax, deductions, netto }} />
      <SumNote>{t('declaration.notInList')}</SumNote>
    </>
  );
}
