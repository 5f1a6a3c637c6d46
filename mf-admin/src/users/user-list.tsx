import { Button, EmptyState, ErrorState, Pager, SearchBox, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type UserPlace, useUserList, useUserPlace } from './use-user-list.ts';
import { UserTable } from './user-table.tsx';

/** The user list tab: everybody the person may see, searched and paged by the server. */
export function UserList(): ReactNode {
  const { t } = useTranslation('admin');
  const [place, move] = useUserPlace();
  const list = useUserList(place);
  return (
    <Stack>
      <SearchBox
        label={t('users.search')}
        placeholder={t('users.searchHint')}
        initial={place.search}
        loading={list.isFetching}
        onSearch={(search) => move({ search })}
      />
      <UserPage place={place} list={list} onMove={move} />
    </Stack>
  );
}

type UserPageProps = {
  place: UserPlace;
  list: ReturnType<typeof useUserList>;
  onMove: (change: Partial<UserPlace>) => void;
};

function UserPage({ place, list, onMove }: UserPageProps): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  if (list.isError && !list.data)
    return (
      <ErrorState title={t('users.failed')} detail={errorText(list.error)} onRetry={() => list.refetch()} />
    );
  if (!list.data) return <SkeletonTable rows={10} columns={6} />;
  const { data: rows, total } = list.data;
  if (rows.length > 0)
    return (
      <Stack>
        <UserTable rows={rows} />
        <Pager page={place.page} pageSize={place.pageSize} total={total} onChange={onMove} />
      </Stack>
    );
  if (place.search !== '')
    return (
      <EmptyState
        picture="search"
        title={t('users.empty.search', { search: place.search })}
        hint={t('users.empty.searchHint')}
      />
    );
  const back = place.page > 1 && (
    <Button onClick={() => onMove({ page: 1 })}>{t('users.empty.firstPage')}</Button>
  );
  return <EmptyState picture="people" title={t('users.empty.title')} action={back} />;
}
