import { isApiError, query } from '@paga/client';
import {
  getSettingHistory,
  type SettingHistory as History,
  type SettingKind,
} from '@paga/contract/company/settings';
import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import { SettingDays } from '@paga/contract/limits';
import {
  DatePicker,
  ErrorState,
  Form,
  type FormDraft,
  FormField,
  formatDate,
  Modal,
  ModalForm,
  SkeletonCard,
} from '@paga/kit';
import { useDraft, useErrorText, useFormStart } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useFormTexts } from '#texts.ts';
import { useSave } from '../fields/use-save.ts';
import { formatSetting } from './setting-fields.tsx';
import { SettingHistory } from './setting-history.tsx';
import { startDay } from './start-day.ts';

type Dated = { validFrom: string; version?: number };
type FormInstance<Values> = ReturnType<typeof Form.useForm<Values>>[0];

type BodyOf<E> = InputOf<E> extends { body: infer Body } ? Body : never;

/** A setting as a remote declares it: its calls, the words of its window, and how the form differs from what is read. */
type DatedSettingProps<Read extends Endpoint, Change extends Endpoint, Values extends Dated> = {
  kind: SettingKind;
  title: string;
  /** The words of the success. */
  saved: string;
  read: Read;
  input?: InputOf<Read>;
  /** The values of the form; what is read when left out. */
  values?: (answer: OutputOf<Read>) => Values;
  change: Change;
  body: (typed: Values, read: Values) => BodyOf<Change>;
  mayEdit: boolean;
  /** The name of a field in the history, and its value where the unit alone does not say it. */
  label: (field: string) => string;
  show?: (field: string, value: number | null) => string | undefined;
  onClose: () => void;
  form?: FormInstance<Values>;
  width?: number;
  children: ReactNode;
};

/** A setting that holds from a day on: its values, the day, and what it was before. */
export function DatedSettingModal<
  Read extends Endpoint,
  Change extends Endpoint,
  Values extends Dated = OutputOf<Read> & Dated,
>(props: DatedSettingProps<Read, Change, Values>): ReactElement {
  const { kind, title, saved, read, input, values, change, body, width, onClose } = props;
  const errorText = useErrorText();
  const current = useQuery({
    ...query(read as Endpoint, input as InputOf<Endpoint>),
    select: (answer) => (values ? values(answer as OutputOf<Read>) : (answer as Values)),
    meta: { silent: true },
  });
  const history = useQuery({
    ...query(getSettingHistory, { query: { setting: kind } }),
    meta: { silent: true },
  });
  const { save, problem } = useSave<Endpoint>(change, { saved, refresh: [read, getSettingHistory] });
  const started = useFormStart(current, history);
  if (started && current.isSuccess && history.isSuccess)
    return (
      <SettingForm
        {...props}
        values={current.data}
        past={history.data}
        problem={problem}
        onSave={(typed) => save({ body: body(typed, current.data) } as InputOf<Endpoint>)}
        readAgain={async () => (await current.refetch()).data}
      />
    );
  const error = current.error ?? history.error;
  const retry = () =>
    Promise.all([current, history].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <Modal open title={title} onClose={onClose} width={width}>
      {error ? <ErrorState detail={errorText(error)} onRetry={retry} /> : <SkeletonCard lines={5} />}
    </Modal>
  );
}

type SettingFormProps<Values extends Dated> = Pick<
  DatedSettingProps<Endpoint, Endpoint, Values>,
  'kind' | 'title' | 'mayEdit' | 'label' | 'show' | 'onClose' | 'form' | 'width' | 'children'
> & {
  values: Values;
  past: History;
  /** What is wrong with the whole form. */
  problem: string | undefined;
  onSave: (typed: Values) => Promise<unknown>;
  readAgain: () => Promise<Values | undefined>;
};

function SettingForm<Values extends Dated>({
  values,
  past,
  ...props
}: SettingFormProps<Values>): ReactElement {
  const t = useFormTexts();
  const { kind, title, mayEdit, width, problem, label, show } = props;
  const [own] = Form.useForm<Values>();
  const form = props.form ?? own;
  const since = mayEdit ? startDay(past.earliest) : values.validFrom;
  const base = useRef({ ...values, validFrom: since });
  const draft = draftOfTyped(useDraft<Values>(`setting/${kind}`), () => base.current);
  const { submit, changedElsewhere } = useSubmit(props, { form, base });
  const hint = past.earliest
    ? t('settingForm.validFrom.afterClosed', { date: formatDate(past.earliest) })
    : t('settingForm.validFrom.hint');
  return (
    <ModalForm<Values>
      open
      title={title}
      width={width}
      form={form}
      initialValues={base.current as Partial<Values>}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      draft={mayEdit ? draft : undefined}
      error={changedElsewhere ? t('settingForm.conflict') : problem}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {props.children}
      <FormField name="validFrom" label={t('settingForm.validFrom.label')} required hint={mayEdit && hint}>
        <DatePicker min={past.earliest ?? undefined} max={SettingDays.last} />
      </FormField>
      <SettingHistory
        entries={past.entries}
        label={label}
        show={(field, value) => show?.(field, value) ?? formatSetting(field, value)}
      />
    </ModalForm>
  );
}

/** The fields of a form that are not as they were read. */
function typedIn<Values extends object>(now: Partial<Values>, base: Values): Partial<Values> {
  const entries = Object.entries(now).filter(([field, value]) => value !== base[field as keyof Values]);
  return Object.fromEntries(entries) as Partial<Values>;
}

/** A draft of what was typed alone: offered back, it undoes nothing that somebody else has changed since. */
function draftOfTyped<Values extends object>(
  draft: FormDraft<Values>,
  base: () => Values,
): FormDraft<Values> {
  return { ...draft, keep: (all) => draft.keep(typedIn(all, base())) };
}

type Held<Values> = { form: FormInstance<Values>; base: { current: Values } };

/**
 * Saves over the version that was read. When somebody else has saved meanwhile, nothing is stored: their values come into the fields that the
 * person has not touched, what was typed stays, and the next save is over theirs.
 */
function useSubmit<Values extends Dated>(
  { readAgain, onSave }: Pick<SettingFormProps<Values>, 'readAgain' | 'onSave'>,
  { form, base }: Held<Values>,
) {
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const submit = async (typed: Values): Promise<void> => {
    setChangedElsewhere(false);
    try {
      await onSave({ ...typed, version: base.current.version });
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) {
        const data = await readAgain();
        if (data) {
          const kept = typedIn(form.getFieldsValue(true) as Partial<Values>, base.current);
          base.current = { ...data, validFrom: base.current.validFrom };
          form.setFieldsValue({ ...base.current, ...kept } as Parameters<typeof form.setFieldsValue>[0]);
          setChangedElsewhere(true);
        }
      }
      throw error;
    }
  };
  return { submit, changedElsewhere };
}
