import { invalidates, query } from '@paga/client';
import { getAllUsers, getAllUsersByTenantId, getUserList } from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import { useSession } from '@paga/platform';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** Where in the list a person is; kept in the address beside the tab. */
export type UserPlace = { search: string; page: number; pageSize: number };

const FIRST: UserPlace = { search: '', page: 1, pageSize: 10 };

/** The place and how to change it; another search or page size starts at the first page. */
export function useUserPlace(): [UserPlace, (change: Partial<UserPlace>) => void] {
  const [params, setParams] = useSearchParams();
  const number = (name: string, usual: number, most: number) => {
    const value = Number(params.get(name) ?? usual);
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
  };
  const place = {
    search: params.get('search') ?? FIRST.search,
    page: number('page', FIRST.page, 100_000),
    pageSize: number('size', FIRST.pageSize, 200),
  };
  const move = (change: Partial<UserPlace>): void => {
    const { search, page, pageSize } = { ...place, page: FIRST.page, ...change };
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const put = (name: string, value: string, usual: string) =>
          value === usual ? next.delete(name) : next.set(name, value);
        put('search', search, FIRST.search);
        put('page', `${page}`, `${FIRST.page}`);
        put('size', `${pageSize}`, `${FIRST.pageSize}`);
        return next;
      },
      { replace: true },
    );
  };
  return [place, move];
}

/** The users one may see: role 1 by a call of its own (specification 1 §6). */
export function useUserList({ search, page, pageSize }: UserPlace) {
  const { roleId } = useSession();
  const asked = { query: { page, pageSize, ...(search !== '' && { search }) } };
  const wanted = roleId === RoleId.superAdmin ? query(getAllUsers, asked) : query(getUserList, asked);
  return useQuery({ ...wanted, placeholderData: keepPreviousData, meta: { silent: true } });
}

/** What is stale once a person was added, changed or deleted. */
export const userLists = [getAllUsers, getAllUsersByTenantId, getUserList] as const;

/** Has every list of users asked again. */
export function useUsersChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(userLists.map((call) => client.invalidateQueries(invalidates(call))));
}
