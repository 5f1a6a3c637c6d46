import type { Employee, EmployeeAttachment } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { useEffect, useState } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import { type EmployeeTab, type FormTab, firstFieldOf, tabOf } from '#values/tab-of.ts';
import type { FormHandle } from './rules/form-context.ts';
import { useShownErrors } from './rules/use-shown-errors.ts';
import { useFirstPhoto } from './saving/use-first-photo.ts';
import { type DraftValues, useFormDraft } from './saving/use-form-draft.ts';
import { useLeaving } from './saving/use-leaving.ts';
import { type FieldText, useSubmit } from './saving/use-submit.ts';
import { useFormState } from './use-form-state.ts';

export type EmployeeFormProps = {
  /** Null: a new one. */
  employee: Employee | null;
  /** Takes the focus first: a link leads to it. */
  field?: string;
  /** Where writing begins. */
  tab: EmployeeTab;
  /** The one part that the form shows; left out: all of them. */
  part?: FormTab;
  onSaved: (id: number) => void;
  onCancel: () => void;
};

/** What a form of an employee does: keeps what is typed, shows where it is wrong, saves, and brings two people's changes together. */
export function useEmployeeForm({ employee, field, tab, part, onSaved, onCancel }: EmployeeFormProps) {
  const [base, setBase] = useState(employee);
  const [files, setFiles] = useState<EmployeeAttachment[]>([]);
  const { photo, setPhoto, sendPhoto } = useFirstPhoto();
  const [elsewhere, setElsewhere] = useState<FieldText[]>([]);
  const draft = useFormDraft(employee, part);
  const { guard, touch, leave, cancel } = useLeaving({ forget: draft.forget, onCancel });
  const state = useFormState(base);
  const { form, current, draftStatus } = state;
  const { errors, count, show } = useShownErrors(form);
  useFirstFocus(form, field, tab);
  const submitting = useSubmit(base, {
    onSaved: async (id) => {
      await sendPhoto(id);
      leave();
      onSaved(id);
    },
    onFaults: (faults) => {
      const here = faults.filter(({ name }) => part === undefined || tabOf(name) === part);
      setElsewhere(faults.filter((fault) => !here.includes(fault)));
      form.setFields(here as Parameters<typeof form.setFields>[0]);
      show(here[0]?.name);
    },
  });
  const save = async (status: DraftStatus): Promise<void> => {
    draftStatus.current = status;
    setElsewhere([]);
    const ids = files.map(({ attachmentId }) => attachmentId);
    if (await isValid(form)) await submitting.submit(current(), status, ids);
    else show();
  };
  const typing = typedInto({ base, setBase, state, draft, touch });
  const merge = (merged: EmployeeValues) => {
    typing.mergeOver(submitting.theirs, merged);
    submitting.forgetConflict();
  };
  return {
    ...state,
    ...submitting,
    ...{ base, draft, errors, elsewhere, count, show, files, setFiles, photo, setPhoto },
    ...{
      save,
      change: typing.change,
      restore: typing.restore,
      merge,
      cancel,
      guard: { ...guard, isPart: part !== undefined },
    },
  };
}

const isValid = (form: FormHandle): Promise<boolean> =>
  form.validateFields().then(
    () => true,
    () => false,
  );

type Typing = {
  base: Employee | null;
  setBase: (base: Employee | null) => void;
  state: ReturnType<typeof useFormState>;
  draft: ReturnType<typeof useFormDraft>;
  touch: () => void;
};

/** The ways values come into the form besides what was read; the draft has them with the record they go over. */
function typedInto({ base, setBase, state, draft, touch }: Typing) {
  const { form, current, follow, mergeIn } = state;
  return {
    change(changed: Partial<EmployeeValues>) {
      follow(changed);
      touch();
      draft.keep({ values: current(), base });
    },
    restore({ values, base: readFrom }: Partial<DraftValues>) {
      if (!values) return;
      setBase(readFrom ?? base);
      form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
      touch();
    },
    /** What two people's changes come to together goes over the newer record. */
    mergeOver(theirs: Employee | null, merged: EmployeeValues) {
      setBase(theirs);
      const values = mergeIn(merged);
      touch();
      draft.keep({ values, base: theirs });
    },
  };
}

/** Puts the focus into the field a link leads to; without a link into the first of the part that was read, unless somebody types already. */
function useFirstFocus(form: FormHandle, linked: string | undefined, tab: EmployeeTab): void {
  const [first] = useState(() => firstFieldOf(tab));
  const field = linked ?? first;
  useEffect(() => {
    const focus = () => {
      if (linked !== undefined || !document.activeElement?.matches('input, textarea'))
        form.scrollToField(field as keyof EmployeeValues, { focus: true, block: 'center' });
    };
    const timer = setTimeout(focus, 50);
    return () => clearTimeout(timer);
  }, [form, field, linked]);
}
