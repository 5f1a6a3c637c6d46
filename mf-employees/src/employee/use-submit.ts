import { type ApiError, isApiError } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeValues } from './employee-values.ts';
import { codeOf, fieldOf } from './form-faults.ts';
import { ConflictError, useSaveEmployee } from './use-save-employee.ts';

/** A field with its text, as the form takes it. */
export type FieldText = { name: string; errors: string[] };

type Told = {
  onSaved: (id: number) => Promise<void>;
  /** Fields that were refused, in the person's language. */
  onFaults: (faults: FieldText[]) => void;
};

/** Sends a form: busy while it runs, a toast when it is saved, faults at their fields, a conflict to be resolved, the rest in words. */
export function useSubmit(base: Employee | null, { onSaved, onFaults }: Told) {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const save = useSaveEmployee();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<Employee | null>(null);
  const refuse = (error: unknown): void => {
    if (error instanceof ConflictError) setTheirs(error.theirs);
    else if (isApiError(error) && error.fields.length > 0) onFaults(textsOf(error));
    else setProblem(errorText(error));
  };
  // Specification 1 §5: the first message of each field.
  const textsOf = (error: ApiError): FieldText[] => {
    const faults = new Map<string, string>();
    for (const { path, code, message } of error.fields) {
      const months = code === 'monthClosed' ? `: ${message}` : '';
      const field = fieldOf(path);
      if (!faults.has(field)) faults.set(field, `${t(`employee.fault.${codeOf(path, code, message)}`)}${months}`);
    }
    return [...faults].map(([name, text]) => ({ name, errors: [text] }));
  };
  const submit = async (values: EmployeeValues, draftStatus: DraftStatus, attachmentIds: number[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const id = await save(base, values, draftStatus, attachmentIds);
      toast.success(t(base ? 'employee.saved' : 'employee.created', { name: values.fullName }));
      await onSaved(id);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, problem, theirs, forgetConflict: () => setTheirs(null) };
}
