import { type ApiError, isApiError } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeValues } from '#values/employee-values.ts';
import { codeOf, fieldOf } from '../rules/form-faults.ts';
import { ConflictError, useSaveEmployee } from './use-save-employee.ts';

/** A field with its text, as the form takes it. */
export type FieldText = { name: string; errors: string[] };

/** Calculated open months that somebody would be taken out of, and the way to save nonetheless. */
export type Leaving = { months: string; again: () => Promise<void> };

type Outcome = {
  onSaved: (id: number) => Promise<void>;
  /** Fields that were refused, in the person's language. */
  onFaults: (faults: FieldText[]) => void;
};

/** What is said at each field that was refused: by specification 1 §5 its first message. */
function useFieldTexts(): (error: ApiError) => FieldText[] {
  const { t } = useTranslation('employees');
  return (error) => {
    const faults = new Map<string, string>();
    for (const { path, code, message } of error.fields) {
      const field = fieldOf(path);
      const isClosed = code === 'monthClosed';
      const months = isClosed ? `: ${message}` : '';
      const cure = isClosed && field === 'contractStarted' ? `. ${t('employee.leaving.returns')}` : '';
      if (!faults.has(field))
        faults.set(field, `${t(`employee.fault.${codeOf(path, code, message)}`)}${months}${cure}`);
    }
    return [...faults].map(([name, text]) => ({ name, errors: [text] }));
  };
}

/** Sends a form: busy while it runs, a toast when it is saved, faults at their fields, a conflict to be resolved, the rest in words. */
export function useSubmit(base: Employee | null, { onSaved, onFaults }: Outcome) {
  const { t } = useTranslation('employees');
  const textsOf = useFieldTexts();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useSaveEmployee();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<Employee | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const refuse = (error: unknown, again: Leaving['again']): void => {
    const months = isApiError(error) && error.fields.find(({ code }) => code === 'leavesMonths')?.message;
    if (error instanceof ConflictError) setTheirs(error.theirs);
    else if (months) setLeaving({ months, again });
    else if (isApiError(error) && error.fields.length > 0) onFaults(textsOf(error));
    else setProblem(errorText(error));
  };
  const submit = async (
    values: EmployeeValues,
    draftStatus: DraftStatus,
    attachmentIds: number[],
    leaves = false,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setLeaving(null);
    try {
      const id = await save(base, values, draftStatus, attachmentIds, leaves);
      toast.success(t(base ? 'employee.saved' : 'employee.created', { name: values.fullName }));
      await onSaved(id);
    } catch (error) {
      refuse(error, () => submit(values, draftStatus, attachmentIds, true));
    } finally {
      setBusy(false);
    }
  };
  return {
    submit,
    isBusy,
    problem,
    theirs,
    forgetConflict: () => setTheirs(null),
    leaving,
    stay: () => setLeaving(null),
  };
}
