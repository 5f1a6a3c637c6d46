import { call, downloadFile } from '@paga/client';
import {
  CONFIRMATION_LENGTH,
  ConfirmedTask,
  getTaskConfirmationFile,
  type MonthTask,
  saveTaskConfirmation,
  type TaskConfirmation,
} from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, FileButton, Form, FormField, Input, Row, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshFiling } from '../calls/use-filing.ts';

/** As the server takes them, by their content. */
const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';

/** The task by its name among those that the tax administration confirms, once it is noted. */
export const confirmedTask = ({ task, state }: MonthTask): ConfirmedTask | undefined =>
  state === 'done' ? ConfirmedTask.options.find((one) => one === task) : undefined;

type ConfirmationFactProps = { task: MonthTask; closing: ClosedVersion; onEdit: () => void };

/** Beside what is known of a noted task: the number and the file that the tax administration gave, and where they are entered. Nothing of the others. */
export function ConfirmationFact({ task, closing, onEdit }: ConfirmationFactProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const confirmed = confirmedTask(task);
  const maySave = useMayCall('saveTaskConfirmation');
  if (!confirmed) return null;
  const { confirmation } = task;
  const name = t(`filing.task.${confirmed}.title`);
  return (
    <>
      {confirmation && <Kept task={confirmed} closing={closing} confirmation={confirmation} />}
      {maySave && (
        <Button
          variant="link"
          size="small"
          aria-label={t(confirmation ? 'filing.confirmation.changeOf' : 'filing.confirmation.addOf', {
            name,
          })}
          onClick={onEdit}
        >
          {t(confirmation ? 'filing.confirmation.change' : 'filing.confirmation.add')}
        </Button>
      )}
    </>
  );
}

type KeptProps = { task: ConfirmedTask; closing: ClosedVersion; confirmation: TaskConfirmation };

function Kept({ task, closing, confirmation: { number, file } }: KeptProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const fetch = useMutation({
    mutationFn: () => call(getTaskConfirmationFile, { params: { versionId: closing.id, task } }),
    onSuccess: (bytes) => downloadFile(bytes, file?.name),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
  return (
    <>
      {number && (
        <span>
          {t('filing.confirmation.number')}: <strong className="paga-number">{number}</strong>
        </span>
      )}
      {file && (
        <Button
          variant="link"
          size="small"
          icon="file"
          loading={fetch.isPending}
          onClick={() => fetch.mutate()}
        >
          {file.name}
        </Button>
      )}
    </>
  );
}

type FormProps = {
  task: ConfirmedTask;
  closing: ClosedVersion;
  confirmation: TaskConfirmation | null;
  name: string;
  onClose: () => void;
};

/** Where number and file of a confirmation are entered; without both nothing is kept any more. */
export function ConfirmationForm({ task, closing, confirmation, name, onClose }: FormProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshFiling();
  const [form] = Form.useForm<{ number?: string }>();
  const [file, setFile] = useState<File>();
  const [removes, setRemoves] = useState(false);
  const save = useMutation({
    mutationFn: ({ number = '' }: { number?: string }) =>
      call(saveTaskConfirmation, {
        params: { versionId: closing.id, task },
        body: { number, ...(file && { file }), ...(removes && { removeFile: 'true' }) },
      }),
    onSuccess: async () => {
      toast.success(t('filing.confirmation.saved'));
      await refresh();
      onClose();
    },
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
  const kept = file?.name ?? (removes ? undefined : confirmation?.file?.name);
  const take = ([first]: File[]) => {
    setFile(first);
    setRemoves(false);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      aria-label={t('filing.confirmation.of', { name })}
      className="filing-confirmation"
      initialValues={{ number: confirmation?.number ?? '' }}
      onFinish={(values) => save.mutate(values)}
    >
      <FormField name="number" label={t('filing.confirmation.number')}>
        <Input maxLength={CONFIRMATION_LENGTH} />
      </FormField>
      <Row gap={[4, 8]}>
        <FileButton accept={ACCEPT} label={t('filing.confirmation.pick')} onPick={take} />
        {kept && <span>{kept}</span>}
        {kept && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setFile(undefined);
              setRemoves(true);
            }}
          >
            {t('filing.confirmation.removeFile')}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {t('filing.confirmation.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('filing.confirmation.later')}
        </Button>
      </Row>
    </Form>
  );
}
