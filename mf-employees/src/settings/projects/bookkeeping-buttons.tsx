import { call, invalidates, isApiError } from '@paga/client';
import { importProjects, sendProjects } from '@paga/contract/bookkeeping';
import { getProjects } from '@paga/contract/projects';
import { Button, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Spec 1 §8: the import says that it runs, what it found, or that something went wrong; the list is read again. */
function useImport() {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      toast.info(t('settings.projects.bookkeeping.import.running'));
      return call(importProjects, { body: { userId } });
    },
    onSuccess: ({ savedCount }) => {
      if (savedCount > 0) toast.success(t('settings.projects.bookkeeping.import.done'));
      else toast.warning(t('settings.projects.bookkeeping.import.none'));
      void client.invalidateQueries(invalidates(getProjects));
    },
    onError: (error) => {
      if (!isApiError(error, 'BOOKKEEPING_AUTHORIZATION_REQUIRED'))
        toast.error(t('settings.projects.bookkeeping.import.failed'));
    },
    meta: { silent: true },
  });
}

function useSend() {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(sendProjects, { body: { userId } }),
    onSuccess: () => toast.success(t('settings.projects.bookkeeping.send.done')),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
}

/** To and from the bookkeeping service, for a company that has it. */
export function BookkeepingButtons(): ReactNode {
  const { t } = useTranslation('employees');
  const { hasQuickbooks } = useCompany();
  const [mayImport, maySend] = [useMayCall('importProjects'), useMayCall('sendProjects')];
  const [bringing, sending] = [useImport(), useSend()];
  if (!hasQuickbooks) return null;
  return (
    <>
      {mayImport && (
        <Button icon="download" loading={bringing.isPending} onClick={() => bringing.mutate()}>
          {t('settings.projects.bookkeeping.import.title')}
        </Button>
      )}
      {maySend && (
        <Button icon="send" loading={sending.isPending} onClick={() => sending.mutate()}>
          {t('settings.projects.bookkeeping.send.title')}
        </Button>
      )}
    </>
  );
}
