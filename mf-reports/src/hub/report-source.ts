import { monthTitle } from '@paga/kit';
import { matchesText, type SearchHit, type SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { currentMonth } from '#address/use-month.ts';
import { pathOf, REPORTS } from '#frame/reports.ts';

const MONTHS_BACK = 24;

/** The last two years' months, newest first, as the hub opens them. */
function months(): SearchHit[] {
  const { month, year } = currentMonth();
  const last = year * 12 + month - 1;
  const language = i18next.language === 'en' ? 'en' : 'sq';
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const own = { month: ((last - back) % 12) + 1, year: Math.floor((last - back) / 12) };
    return {
      id: `${own.year}-${own.month}`,
      title: monthTitle(own.month, own.year, language),
      detail: i18next.t('search.month', { ns: 'reports' }),
      path: `/reports?month=${own.month}&year=${own.year}`,
    };
  });
}

function reports(): SearchHit[] {
  const t = i18next.getFixedT(null, 'reports');
  return REPORTS.map((report) => ({
    id: `report/${report.key}`,
    title: t(`report.${report.key}.title`),
    detail: t(`report.${report.key}.hint`),
    path: pathOf(report),
  }));
}

/** Reports by what they are called and hold, and the months whose figures the hub shows: `tetor 2026`. */
export const reportSource: SearchSource = {
  search: async (term) => [
    ...reports().filter(({ title, detail }) => matchesText(term, `${title} ${detail}`)),
    ...months().filter(({ title }) => matchesText(term, title)),
  ],
};
