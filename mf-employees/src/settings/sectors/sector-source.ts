import { call } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { matchesText, type SearchSource } from '@paga/platform';
import i18next from 'i18next';

/** Sectors of the company by their name; a find opens the window of the sectors. */
export const sectorSource: SearchSource = {
  async search(term, { id: tenantId }, signal) {
    const sectors = await call(getSectors, { query: { tenantId } }, { signal });
    const t = i18next.getFixedT(null, 'employees');
    return sectors
      .filter(({ name }) => matchesText(term, name))
      .map(({ id, name, activeCount: count = 0 }) => ({
        id: String(id),
        title: name,
        detail: t('search.people', { count }),
        path: '/configurations?tab=payroll&open=sectors',
      }));
  },
};
