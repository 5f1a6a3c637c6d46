import { invalidates, mutation, query } from '@paga/client';
import { type DocumentToRead, getDocumentsToRead, markToRead } from '@paga/contract/own/documents';
import { getOwnPageSettings } from '@paga/contract/own/settings';
import { useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Whether the company's own pages show what is to be read. */
function useIsOffered(): boolean {
  const maySee = useMayCall('getOwnPageSettings');
  const { data } = useQuery({ ...query(getOwnPageSettings), enabled: maySee, meta: { silent: true } });
  return data?.page === true && data.data === true;
}

/** What of an employee's files they are asked to read, by the file; undefined where the company offers no own page for it. */
export function useDocumentsOf(employeeId: number | undefined): Map<number, DocumentToRead> | undefined {
  const isOffered = useIsOffered();
  const maySee = useMayCall('getDocumentsToRead');
  const { data } = useQuery({
    ...query(getDocumentsToRead, { query: { employeeId } }),
    enabled: maySee && isOffered && employeeId !== undefined,
    meta: { silent: true },
  });
  return isOffered && data ? new Map(data.map((one) => [one.attachmentId, one])) : undefined;
}

/** Asks the person of a file to read it, or takes that back. */
export function useMarkToRead() {
  const client = useQueryClient();
  return useMutation({
    ...mutation(markToRead),
    onSettled: () => client.invalidateQueries(invalidates(getDocumentsToRead)),
  });
}
