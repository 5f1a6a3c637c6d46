import { invalidates, isApiError, mutation, query } from '@paga/client';
import {
  BackupEvery,
  type BackupSchedule,
  type BackupScheduleInput,
  BackupsToKeep,
  getBackupSchedule,
  saveBackupSchedule,
} from '@paga/contract/backup';
import { FigureField, Note } from '@paga/forms';
import { FormField, ModalForm, Select, useToast } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { schedule: BackupSchedule; onClose: () => void };

/** Saves over what was read; `now` is what somebody else has saved since, over which the next save goes. */
function useSaveSchedule(read: BackupScheduleInput) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...mutation(saveBackupSchedule), meta: { silent: true } });
  const [now, setNow] = useState<BackupScheduleInput>();
  const save = async ({ every, keep }: BackupScheduleInput): Promise<void> => {
    const was = now ?? read;
    try {
      await mutateAsync({ body: { every, keep, was: { every: was.every, keep: was.keep } } });
    } catch (error) {
      if (isApiError(error, 'CONFLICT'))
        setNow(await client.fetchQuery({ ...query(getBackupSchedule, {}), staleTime: 0 }));
      throw error;
    }
    void client.invalidateQueries(invalidates(getBackupSchedule));
    toast.success(t('backup.schedule.saved'));
  };
  return { save, now };
}

/** How often backups are made by themselves, and how many stay. */
export function ScheduleModal({ schedule, onClose }: Props): ReactElement {
  const { t } = useTranslation('admin');
  const draft = useDraft<BackupScheduleInput>('setting/backup-schedule');
  const [read] = useState<BackupScheduleInput>({ every: schedule.every, keep: schedule.keep });
  const { save, now } = useSaveSchedule(read);
  const options = BackupEvery.options.map((value) => ({
    value,
    label: t(`backup.schedule.everyIs.${value}`),
  }));
  return (
    <ModalForm<BackupScheduleInput>
      open
      title={t('backup.schedule.title')}
      width={440}
      initialValues={read}
      error={
        now !== undefined &&
        t('backup.schedule.conflict', {
          every: t(`backup.schedule.everyIs.${now.every}`),
          keep: t('backup.schedule.keepIs', { count: now.keep }),
        })
      }
      draft={draft}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="every" label={t('backup.schedule.every')} required>
        <Select showSearch={false} options={options} />
      </FormField>
      <Note>{t('backup.schedule.nightHint')}</Note>
      <FigureField name="keep" label={t('backup.schedule.keep')} schema={BackupsToKeep} whole />
      <Note>{t('backup.schedule.keepHint')}</Note>
    </ModalForm>
  );
}
