import type { Employee, EmployeeAttachment } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import type { EmployeeValues } from './employee-values.ts';
import type { FormHandle } from './form-context.ts';
import { type EmployeeTab, tabOf } from './tab-of.ts';
import { useFirstPhoto } from './use-first-photo.ts';
import { useFormState } from './use-form-state.ts';
import { type KeptForm, useKeptForm } from './use-kept-form.ts';
import { useSubmit } from './use-submit.ts';

export type EmployeeFormProps = {
  /** Null: a new one. */
  employee: Employee | null;
  /** Takes the focus first: a link leads to it. */
  field?: string;
  tab: EmployeeTab;
  onTab: (tab: EmployeeTab) => void;
  onSaved: (id: number) => void;
  onCancel: () => void;
};

/** What a form of an employee does: keeps what is typed, shows where it is wrong, saves, and brings two people's changes together. */
export function useEmployeeForm({ employee, field, onTab, onSaved, onCancel }: EmployeeFormProps) {
  const [base, setBase] = useState(employee);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<TabCounts>({});
  const [files, setFiles] = useState<EmployeeAttachment[]>([]);
  const { photo, setPhoto, sendPhoto } = useFirstPhoto();
  // Read by the guard of the router in the same moment in which the page is left.
  const isLeft = useRef(false);
  const draft = useKeptForm(employee);
  const state = useFormState(base);
  const { form, current, follow, draftStatus } = state;
  useFocusOn(form, field);
  const count = () => {
    const next = countByTab(form.getFieldsError());
    setErrors((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const leave = () => {
    isLeft.current = true;
    draft.forget();
    setDirty(false);
  };
  const show = (name: string | undefined) => {
    count();
    if (name === undefined) return;
    onTab(tabOf(name));
    // The field's tab must be in sight before the field can take the focus.
    setTimeout(() => form.scrollToField(name as keyof EmployeeValues, { focus: true }), 50);
  };
  const submitting = useSubmit(base, {
    onSaved: async (id) => {
      await sendPhoto(id);
      leave();
      onSaved(id);
    },
    onFaults: (faults) => {
      form.setFields(faults as Parameters<typeof form.setFields>[0]);
      show(faults[0]?.name);
    },
  });
  const save = async (status: DraftStatus): Promise<void> => {
    draftStatus.current = status;
    const isValid = await form.validateFields().then(
      () => true,
      () => false,
    );
    const ids = files.map(({ attachmentId }) => attachmentId);
    if (isValid) await submitting.submit(current(), status, ids);
    else show(firstFault(form.getFieldsError()));
  };
  const change = (changed: Partial<EmployeeValues>) => {
    follow(changed);
    setDirty(true);
    draft.keep({ values: current(), base });
  };
  const fill = (values: EmployeeValues) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    setDirty(true);
  };
  const restore = ({ values, base: readFrom }: Partial<KeptForm>) => {
    if (values) fill(values);
    if (readFrom) setBase(readFrom);
  };
  const merge = (values: EmployeeValues) => {
    setBase(submitting.theirs);
    fill(values);
    draft.keep({ values, base: submitting.theirs });
    submitting.forgetConflict();
  };
  const discard = () => {
    leave();
    if (isAsking) onCancel();
  };
  const cancel = () => (isDirty ? setAsking(true) : onCancel());
  const stay = () => setAsking(false);
  const guard = { isDirty, isAsking, isLeft, onStay: stay, onDiscard: discard };
  return {
    ...state,
    ...submitting,
    base,
    draft,
    errors,
    files,
    setFiles,
    photo,
    setPhoto,
    count,
    save,
    change,
    restore,
    merge,
    cancel,
    guard,
  };
}

type TabCounts = Partial<Record<string, number>>;
type FieldErrors = { name: readonly (string | number)[]; errors: readonly string[] }[];

function countByTab(fields: FieldErrors): TabCounts {
  const counts: TabCounts = {};
  for (const { name, errors } of fields) {
    const tab = tabOf(`${name[0]}`);
    if (errors.length > 0) counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}

const firstFault = (fields: FieldErrors): string | undefined => fields.find(({ errors }) => errors.length > 0)?.name[0]?.toString();

function useFocusOn(form: FormHandle, field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    const timer = setTimeout(() => form.scrollToField(field as keyof EmployeeValues, { focus: true }), 50);
    return () => clearTimeout(timer);
  }, [form, field]);
}
