import { call } from '@paga/client';
import { getAllTenants } from '@paga/contract/company/profile';
import type { SearchSource } from '@paga/platform';
import { MOST } from './most.ts';

/** Companies by their name, for role 1; a find opens the company in the list. */
export const companySource: SearchSource = {
  async search(search, _place, signal) {
    const { data } = await call(getAllTenants, { body: { search, pageSize: MOST } }, { signal });
    return data.map(({ id, name, email }) => ({
      id: String(id),
      title: name,
      detail: email,
      path: `/configurations?${new URLSearchParams({ tab: 'companies', edit: `${id}` })}`,
    }));
  },
};
