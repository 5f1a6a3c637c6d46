import { call } from '@paga/client';
import { checkDocument, type DocumentTemplate } from '@paga/contract/documents';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: of calls that cost the server much a person may have only a few at once. */
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(ask, ask);
  last = answer;
  return answer;
}

/** What stands in a Word template, its language and its fields; read again once its file was replaced. */
export function usePreview({ id: documentId, extension, changedAt }: DocumentTemplate) {
  const mayLook = useMayCall('checkDocument');
  return useQuery({
    queryKey: ['document preview', documentId, changedAt],
    queryFn: () => inTurn(() => call(checkDocument, { body: { documentId, employeeIds: [] } })),
    enabled: mayLook && extension === 'docx',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
}
