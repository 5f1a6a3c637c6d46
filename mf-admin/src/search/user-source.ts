import { call } from '@paga/client';
import { getAllUsers, getUserList } from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import type { SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { MOST } from './most.ts';

/** People of the user list by name or e-mail, of all companies for role 1; a find opens the list, searched by the e-mail. */
export const userSource: SearchSource = {
  async search(search, { roleId }, signal) {
    const t = i18next.getFixedT(null, 'admin');
    const asked = { query: { search, pageSize: MOST } };
    const { data } = await (roleId === RoleId.superAdmin
      ? call(getAllUsers, asked, { signal })
      : call(getUserList, asked, { signal }));
    return data.map((person) => ({
      id: String(person.id),
      title: person.name,
      detail: `${t(`users.role.${person.roleId}`)}, ${person.email}`,
      path: `/configurations?${new URLSearchParams({ tab: 'users', search: person.email })}`,
    }));
  },
};
