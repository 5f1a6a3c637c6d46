import { Alert, monthName, useKit, Waits } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openIn, useStatistics } from './use-statistics.ts';

/** Says which of the months that are counted are still open: their figures may change. Without `month` those of the whole year. */
export function OpenMonths({ year, month }: { year: number; month?: number }): ReactNode {
  const { data, isPending } = useStatistics(year);
  const open = data ? openIn(data) : [];
  return (
    <>
      <Waits asked={isPending} />
      <OpenNote year={year} months={month ? open.filter((one) => one === month) : open} />
    </>
  );
}

/** The same of months that are known. */
export function OpenNote({ year, months }: { year: number; months: readonly number[] }): ReactNode {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  if (months.length === 0) return null;
  const names = months.map((month) => monthName(month, language));
  const before = names.slice(0, -1).join(', ');
  // Browsers know no Albanian lists: the word between the last two would be English.
  const named = before ? t('months.list', { before, last: names.at(-1) }) : names.join('');
  return <Alert tone="info">{t('months.open', { count: months.length, months: `${named} ${year}` })}</Alert>;
}
