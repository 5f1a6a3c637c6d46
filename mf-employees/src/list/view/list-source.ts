import { call } from '@paga/client';
import { getEmployeesByStatusCount } from '@paga/contract/employees';
import type { SearchHit, SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { TABS, type TabKey } from './list-place.ts';

/** How many employees each tab of the list holds for a search; a find opens the tab, searched. */
export const listSource: SearchSource = {
  async search(term, { id }, signal) {
    const counts = await call(
      getEmployeesByStatusCount,
      { query: { status: 0, tenantId: id, filterEmployees: term } },
      { signal },
    );
    const t = i18next.getFixedT(null, 'employees');
    return (Object.keys(TABS) as TabKey[])
      .filter((tab) => counts[tab] > 0)
      .map((tab): SearchHit => {
        const path = `/employees?${new URLSearchParams({ tab, search: term })}`;
        return {
          id: tab,
          title: t(`employees.tab.${tab}`),
          detail: t('search.found', { count: counts[tab] }),
          path,
        };
      });
  },
};
