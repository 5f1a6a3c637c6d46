import { MonthPicker, Page } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonth } from '#address/use-month.ts';
import { MonthFigures } from './month-figures.tsx';
import { ReportLinks } from './report-links.tsx';
import { TwelveMonthsCard } from './twelve-months-card.tsx';

/** The way to the three groups of reports, with the figures of one month and of the twelve that end with it. */
export function HubScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const [month, setMonth] = useMonth();
  return (
    <Page
      title={t('hub.title')}
      hint={t('hub.hint')}
      extra={<MonthPicker value={month} onChange={setMonth} />}
    >
      <ReportLinks />
      <MonthFigures month={month} />
      <TwelveMonthsCard month={month} />
    </Page>
  );
}
