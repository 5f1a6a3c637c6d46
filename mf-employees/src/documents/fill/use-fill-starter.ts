import { call, downloadFile, invalidates } from '@paga/client';
import {
  addStarterDocument,
  fillDocument,
  getDocuments,
  type StarterDocument,
} from '@paga/contract/documents';
import { useToast } from '@paga/kit';
import { useCompany, useMayCall, useSession } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshEmployees } from '#files/attachments/use-attachments.ts';

/** Whether the person may fill a ready-made document. */
export function useMayFillStarter(): boolean {
  const mayFill = useMayCall('fillDocument');
  return useMayCall('addStarterDocument') && mayFill;
}

/** Fills a ready-made document for these people: saved by the browser, of several in one archive, and kept with each. */
export function useFillStarter(ids: readonly number[]) {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const client = useQueryClient();
  const refresh = useRefreshEmployees();
  const { id: tenantId } = useCompany();
  const { language } = useSession();
  return useMutation({
    mutationFn: async (starter: StarterDocument) => {
      const { id: documentId } = await call(addStarterDocument, { body: { tenantId, starter, language } });
      const body = { documentId, employeeIds: [...ids], keep: true, language };
      return call(fillDocument, { body }, { timeoutMs: 300_000 });
    },
    meta: { silent: true },
    onSuccess: (file) => {
      downloadFile(file);
      toast.success(t('documents.starter.done', { count: ids.length }));
      return Promise.all([refresh(), client.invalidateQueries(invalidates(getDocuments))]);
    },
  });
}
