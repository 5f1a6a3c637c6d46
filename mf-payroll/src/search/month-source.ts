import { monthTitle } from '@paga/kit';
import { matchesText, type SearchHit, type SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { currentPeriod } from '#month/period/use-period.ts';

const MONTHS_BACK = 24;

/** The salaries of a month, by the month and the page's own name, newest first: `tetor 2026`, `pagat tetor`. */
export const monthSource: SearchSource = {
  async search(term) {
    const { month, year } = currentPeriod();
    const last = year * 12 + month - 1;
    const language = i18next.language === 'en' ? 'en' : 'sq';
    const detail = i18next.t('search.month', { ns: 'payroll' });
    return Array.from({ length: MONTHS_BACK }, (_, back): SearchHit => {
      const own = { month: ((last - back) % 12) + 1, year: Math.floor((last - back) / 12) };
      const title = monthTitle(own.month, own.year, language);
      return {
        id: `${own.year}-${own.month}`,
        title,
        detail,
        path: `/calculations?month=${own.month}&year=${own.year}`,
      };
    }).filter(({ title }) => matchesText(term, `${title} ${detail}`));
  },
};
