import { query } from '@paga/client';
import { getOwnPages, type OwnPageOf } from '@paga/contract/own/invitations';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';

const OwnPages = createContext<ReadonlyMap<number, OwnPageOf>>(new Map());

/** Reads where the employees of the rows stand with their own pages, in one question for all of them, where a column shows it. */
export function WithOwnPages({
  ids,
  shown,
  children,
}: {
  ids: readonly number[];
  shown: boolean;
  children: ReactNode;
}): ReactNode {
  const maySee = useMayCall('getOwnPages');
  const { data } = useQuery({
    ...query(getOwnPages, { query: { ids: [...ids] } }),
    enabled: maySee && shown && ids.length > 0,
    meta: { silent: true },
  });
  const known = useMemo(() => new Map((data?.people ?? []).map((page) => [page.employeeId, page])), [data]);
  return <OwnPages value={known}>{children}</OwnPages>;
}

export const useOwnPageOf = (employeeId: number): OwnPageOf | undefined => use(OwnPages).get(employeeId);
