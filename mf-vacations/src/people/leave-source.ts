import { call } from '@paga/client';
import { getUpcomingVacations } from '@paga/contract/leave';
import { formatDate } from '@paga/kit';
import { matchesText, type SearchSource } from '@paga/platform';

/** Leave that runs or comes, by the name of whose it is; a find opens the list, searched by the name. */
export const leaveSource: SearchSource = {
  async search(term, { id: tenantId }, signal) {
    const upcoming = await call(getUpcomingVacations, { query: { tenantId } }, { signal });
    return upcoming
      .filter(({ employeeName }) => matchesText(term, employeeName))
      .map(({ id, employeeName, from, to }) => ({
        id: String(id),
        title: employeeName,
        detail: `${formatDate(from)} – ${formatDate(to)}`,
        path: `/holidays/upcoming?${new URLSearchParams({ search: employeeName })}`,
      }));
  },
};
