import { call, downloadFile, invalidates } from '@paga/client';
import { addStarterDocument, fillDocument, getDocuments, StarterDocument } from '@paga/contract/documents';
import { Alert, Button, Row, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall, useSession } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshEmployees } from '#files/attachments/use-attachments.ts';

/** Decision, certificate and handover list of who has left: each is filled, saved by the browser and kept with the person. */
export function EndDocuments({ ids }: { ids: readonly number[] }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const mayFill = useMayCall('fillDocument');
  const mayAdd = useMayCall('addStarterDocument');
  const filling = useFilling(ids);
  if (!mayFill || !mayAdd) return null;
  return (
    <>
      <Row as="section" aria-label={t('leaving.documents.title')}>
        {StarterDocument.options.map((starter) => (
          <Button
            key={starter}
            icon="download"
            loading={filling.isPending && filling.variables === starter}
            onClick={() => filling.mutateAsync(starter).catch(() => undefined)}
          >
            {t(`leaving.documents.${starter}`)}
          </Button>
        ))}
      </Row>
      {filling.error && <Alert tone="danger">{errorText(filling.error)}</Alert>}
    </>
  );
}

function useFilling(ids: readonly number[]) {
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
      toast.success(t('leaving.documents.done'));
      return Promise.all([refresh(), client.invalidateQueries(invalidates(getDocuments))]);
    },
  });
}
