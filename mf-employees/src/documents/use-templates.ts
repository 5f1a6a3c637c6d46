import { call, downloadFile, invalidates, mutation, query } from '@paga/client';
import {
  addStarterDocuments,
  createDocument,
  type DocumentTemplate,
  getDocumentFile,
  getDocuments,
  updateDocument,
} from '@paga/contract/documents';
import { useCompany, useSession } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The templates of the company. */
export function useTemplates() {
  const { id: tenantId } = useCompany();
  return useQuery({ ...query(getDocuments, { query: { tenantId } }), meta: { silent: true } });
}

/** Reads the list anew. */
export function useRefreshTemplates(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries(invalidates(getDocuments));
}

/** Percent of a file that has gone; null while none is sent. */
function usePercent() {
  const [percent, setPercent] = useState<number | null>(null);
  const options = { timeoutMs: 300_000, onProgress: (sent: number) => setPercent(Math.round(sent * 100)) };
  return { percent, setPercent, options };
}

/** Adds a template and reports how much of its file has been sent. */
export function useAddTemplate() {
  const { id: tenantId } = useCompany();
  const refresh = useRefreshTemplates();
  const { percent, setPercent, options } = usePercent();
  const adding = useMutation({
    mutationFn: ({ name, file }: { name: string; file: File }) =>
      call(createDocument, { body: { name, file, tenantId } }, options),
    meta: { silent: true },
    onMutate: () => setPercent(0),
    onSettled: () => setPercent(null),
    onSuccess: refresh,
  });
  return { ...adding, percent };
}

/** Adds the ready-made templates in the person's language. */
export function useAddStarters() {
  const { id: tenantId } = useCompany();
  const { language } = useSession();
  const refresh = useRefreshTemplates();
  return useMutation({
    mutationFn: () => call(addStarterDocuments, { body: { tenantId, language } }),
    meta: { silent: true },
    // Somebody may have added one meanwhile: the list shows it.
    onSettled: refresh,
  });
}

/** Saves a template's file on the person's own machine. */
export function useSaveTemplate({ id, fileName }: DocumentTemplate) {
  const { id: company } = useCompany();
  const { mutate, isPending } = useMutation({
    ...mutation(getDocumentFile),
    onSuccess: (file) => downloadFile(file, fileName),
  });
  return { save: () => mutate({ params: { id }, query: { company } }), isSaving: isPending };
}

/** Renames a template or replaces its file, with how much of it has gone. */
export function useUpdateTemplate(id: number) {
  const refresh = useRefreshTemplates();
  const { percent, setPercent, options } = usePercent();
  const updating = useMutation({
    mutationFn: (change: { name: string } | { file: File }) =>
      call(updateDocument, { body: { id, ...change } }, options),
    meta: { silent: true },
    onMutate: (change) => setPercent('file' in change ? 0 : null),
    onSettled: () => setPercent(null),
    onSuccess: refresh,
  });
  return { ...updating, percent };
}
