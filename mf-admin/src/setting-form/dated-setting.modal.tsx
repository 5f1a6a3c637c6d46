import { query } from '@paga/client';
import { getSettingHistory, type SettingHistory as History, type SettingKind } from '@paga/contract/admin/company-settings';
import { MODAL_CLOSE_MS } from '@paga/contract/limits';
import { DatePicker, ErrorState, type Form, FormField, formatDate, Modal, ModalForm, SkeletonCard } from '@paga/kit';
import { useDraft, useErrorText } from '@paga/platform';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingHistory } from './setting-history.tsx';
import { startDay } from './start-day.ts';

type Dated = { validFrom: string };
type FormInstance<Values> = ReturnType<typeof Form.useForm<Values>>[0];

type DatedSettingProps<Values extends Dated> = {
  kind: SettingKind;
  title: string;
  /** What is in force today. */
  current: UseQueryResult<Values>;
  mayEdit: boolean;
  /** What is wrong with the whole form. */
  problem: string | undefined;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  form?: FormInstance<Values>;
  width?: number;
  history: Omit<ComponentProps<typeof SettingHistory>, 'entries'>;
  children: ReactNode;
};

/** A setting that holds from a day on: its values, the day, and what it was before. */
export function DatedSettingModal<Values extends Dated>(props: DatedSettingProps<Values>): ReactElement {
  const { kind, title, current, width, onClose } = props;
  const errorText = useErrorText();
  const history = useQuery({ ...query(getSettingHistory, { query: { setting: kind } }), meta: { silent: true } });
  if (current.isSuccess && history.isSuccess) return <SettingForm {...props} values={current.data} past={history.data} />;
  const error = current.error ?? history.error;
  const retry = () => Promise.all([current, history].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <Modal open title={title} onClose={onClose} width={width}>
      {error ? <ErrorState detail={errorText(error)} onRetry={retry} /> : <SkeletonCard lines={5} />}
    </Modal>
  );
}

type SettingFormProps<Values extends Dated> = DatedSettingProps<Values> & { values: Values; past: History };

function SettingForm<Values extends Dated>({ values, past, ...props }: SettingFormProps<Values>): ReactElement {
  const { t } = useTranslation('admin');
  const { kind, title, mayEdit, form, width, problem } = props;
  const draft = useDraft<Values>(`setting/${kind}`);
  const since = mayEdit ? startDay(past.earliest) : values.validFrom;
  const hint = past.earliest
    ? t('settingForm.validFrom.afterClosed', { date: formatDate(past.earliest) })
    : t('settingForm.validFrom.hint');
  return (
    <ModalForm<Values>
      open
      title={title}
      width={width}
      form={form}
      initialValues={{ ...values, validFrom: since } as Partial<Values>}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      draft={mayEdit ? draft : undefined}
      error={problem}
      onSubmit={props.onSave}
      closeDelay={MODAL_CLOSE_MS}
      onClose={props.onClose}
    >
      {props.children}
      <FormField name="validFrom" label={t('settingForm.validFrom.label')} required hint={mayEdit && hint}>
        <DatePicker min={past.earliest ?? undefined} />
      </FormField>
      <SettingHistory entries={past.entries} {...props.history} />
    </ModalForm>
  );
}
