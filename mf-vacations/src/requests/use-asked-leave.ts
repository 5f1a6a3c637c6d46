import type { LeaveAsked, OfficeRequest } from '@paga/contract/requests';
import { useMemo } from 'react';
import { useRequests } from './use-requests.ts';

type AskedLeave = OfficeRequest & { leave: LeaveAsked };

/** The leave that waits to be decided; none while it is not known, and of a server of before. */
export function useAskedLeave(): readonly AskedLeave[] {
  const { data } = useRequests();
  return useMemo(
    () => (data?.data ?? []).flatMap(({ leave, ...rest }) => (leave ? [{ ...rest, leave }] : [])),
    [data],
  );
}
