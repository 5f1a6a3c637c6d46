import { isApiError } from '@paga/client';
import { DatePicker, FormField, ModalForm, todayInKosovo, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';

type DoneOnModalProps = {
  title: string;
  submitText: string;
  /** What the day is called, and what noting it means. */
  label: string;
  hint: string;
  /** The day that is noted so far; left out: today. */
  day?: string | undefined;
  /** Said once it is noted. */
  done: string;
  note: (on: string) => Promise<unknown>;
  /** Reads again what is shown behind the window. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the day on which something of a closed month was done: today, unless another day is typed. */
export function DoneOnModal(props: DoneOnModalProps): ReactElement {
  const { title, submitText, label, hint, day = todayInKosovo(), done, note, refresh, onClose } = props;
  const toast = useToast();
  const errorText = useErrorText();
  const save = useMutation({
    mutationFn: ({ on }: { on: string }) => note(on),
    // Somebody else was faster, or has opened the month: what stands now is shown behind the window.
    onError: (error) =>
      isApiError(error, 'CONFLICT') || isApiError(error, 'PERIOD_OPEN') ? refresh() : undefined,
    meta: { silent: true },
  });
  const submit = async (values: { on: string }) => {
    await save.mutateAsync(values);
    toast.success(done);
    await refresh();
  };
  return (
    <ModalForm<{ on: string }>
      open
      title={title}
      submitText={submitText}
      initialValues={{ on: day }}
      error={save.error ? errorText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="on" label={label} hint={hint} required>
        <DatePicker max={todayInKosovo()} />
      </FormField>
    </ModalForm>
  );
}
