import { MonthPicker, monthTitle, Page, SkeletonCard, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonth } from '#address/use-month.ts';
import { useReportMonth } from '#months/use-report-month.ts';
import { MonthFigures } from './month-figures.tsx';
import { ReportLinks } from './report-links.tsx';
import { TwelveMonthsCard } from './twelve-months-card.tsx';

/** The way to the reports, with the figures of one month and of the twelve that end with it. */
export function HubScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const [now] = useMonth();
  const { month: shown, setMonth, isKnown } = useReportMonth();
  const { language } = useKit();
  const isEarlier = shown.month !== now.month || shown.year !== now.year;
  return (
    <Page
      title={
        <span data-title={`${t('hub.title')}: ${monthTitle(shown.month, shown.year, language)}`}>
          {t('hub.title')}
        </span>
      }
      hint={t('hub.hint')}
      extra={<MonthPicker value={shown} onChange={setMonth} />}
    >
      <ReportLinks search={`?month=${shown.month}&year=${shown.year}`} />
      {isKnown ? (
        <>
          {isEarlier && (
            <p className="paga-hint">
              {t('months.notCalculated', { month: monthTitle(now.month, now.year, language) })}
            </p>
          )}
          <MonthFigures month={shown} />
          <TwelveMonthsCard month={shown} />
        </>
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  );
}
