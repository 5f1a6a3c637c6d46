import { MonthPicker, monthTitle, Page, SkeletonCard, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '#address/use-address.ts';
import { type MonthOfYear, useMonth } from '#address/use-month.ts';
import { useLastCalculated } from '#months/use-last-calculated.ts';
import { MonthFigures } from './month-figures.tsx';
import { ReportLinks } from './report-links.tsx';
import { TwelveMonthsCard } from './twelve-months-card.tsx';

/** The month in the address; without one the newest with figures, and before there is any that of today. Undefined until it is known. */
function useHubMonth(): [MonthOfYear | undefined, (next: MonthOfYear) => void] {
  const [search] = useAddress();
  const [month, setMonth] = useMonth();
  const last = useLastCalculated();
  if (search.has('month')) return [month, setMonth];
  return [last === undefined ? undefined : (last ?? month), setMonth];
}

/** The way to the reports, with the figures of one month and of the twelve that end with it. */
export function HubScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const [now] = useMonth();
  const [month, setMonth] = useHubMonth();
  const { language } = useKit();
  const shown = month ?? now;
  const isEarlier = shown.month !== now.month || shown.year !== now.year;
  return (
    <Page
      title={t('hub.title')}
      hint={
        <>
          {t('hub.hint')}{' '}
          {isEarlier && t('months.notCalculated', { month: monthTitle(now.month, now.year, language) })}
        </>
      }
      extra={<MonthPicker value={shown} onChange={setMonth} />}
    >
      <ReportLinks search={`?month=${shown.month}&year=${shown.year}`} />
      {month ? (
        <>
          <MonthFigures month={month} />
          <TwelveMonthsCard month={month} />
        </>
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  );
}
