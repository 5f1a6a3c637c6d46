import { invalidates, isApiError, mutation, query } from '@paga/client';
import { getInactivity, IdleMinutes, saveInactivity } from '@paga/contract/company/security';
import { FigureField, Note } from '@paga/forms';
import { ErrorState, Form, Modal, ModalForm, SkeletonCard, useToast } from '@paga/kit';
import { useCompany, useDraft, useErrorText, useFormStart, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { minutes: number };

/** Minutes without activity after which a person is logged out. */
export function InactivityModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const { id } = useCompany();
  const errorText = useErrorText();
  const current = useQuery({ ...query(getInactivity, { query: { userId: id } }), meta: { silent: true } });
  const started = useFormStart(current);
  if (started && current.isSuccess)
    return <InactivityForm minutes={current.data.minutes} onClose={onClose} />;
  return (
    <Modal open title={t('inactivity.title')} onClose={onClose} width={440}>
      {current.isError ? (
        <ErrorState detail={errorText(current.error)} onRetry={current.refetch} />
      ) : (
        <SkeletonCard lines={2} />
      )}
    </Modal>
  );
}

/**
 * Saves; a failure is only logged and the window closes all the same (spec 1 §8), but for one: `now` are the minutes that somebody else has saved
 * since these were read, over which the next save goes.
 */
function useSaveMinutes(read: number): { save: (minutes: number) => Promise<void>; now: number | undefined } {
  const { t } = useTranslation('admin');
  const { id: userId } = useCompany();
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...mutation(saveInactivity), meta: { silent: true } });
  const [was, setWas] = useState(read);
  const save = async (minutes: number): Promise<void> => {
    try {
      await mutateAsync({ body: { minutes, userId, was } });
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) {
        setWas(
          (await client.fetchQuery({ ...query(getInactivity, { query: { userId } }), staleTime: 0 })).minutes,
        );
        throw error;
      }
      // biome-ignore lint/suspicious/noConsole: spec 1 §8 asks for a log and for nothing on the page
      console.warn('the idle minutes were not saved', error);
      return;
    }
    void client.invalidateQueries(invalidates(getInactivity));
    toast.success(t('inactivity.saved', { count: minutes }));
  };
  return { save, now: was === read ? undefined : was };
}

function InactivityForm({ minutes, onClose }: Values & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const mayEdit = useMayCall('saveInactivity');
  const draft = useDraft<Values>('setting/inactivity');
  const [read] = useState(minutes);
  const { save, now } = useSaveMinutes(read);
  return (
    <ModalForm<Values>
      open
      title={t('inactivity.title')}
      width={440}
      initialValues={{ minutes: read }}
      error={now !== undefined && t('inactivity.conflict', { count: now })}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      draft={mayEdit ? draft : undefined}
      onSubmit={(values) => save(values.minutes)}
      onClose={onClose}
    >
      <FigureField name="minutes" label={t('inactivity.minutes')} schema={IdleMinutes} whole />
      <Explanation />
    </ModalForm>
  );
}

function Explanation(): ReactElement {
  const { t } = useTranslation('admin');
  const minutes = Form.useWatch<number | undefined>('minutes');
  return <Note>{minutes ? t('inactivity.text', { count: minutes }) : t('inactivity.noMinutes')}</Note>;
}
