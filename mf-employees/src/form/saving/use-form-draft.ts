import type { Employee } from '@paga/contract/employees';
import type { FormDraft } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { useMemo } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';

/** What is kept of a form that was not saved: its fields, and what it was read from, so that others' changes since then are noticed. */
export type DraftValues = { values: EmployeeValues; base: Employee | null };

/** The draft of an employee's form; null stands for a new one. */
export function useFormDraft(employee: Employee | null): FormDraft<DraftValues> {
  const draft = useDraft<DraftValues>(`employee/${employee?.id ?? 'new'}`);
  return useMemo(
    () => ({ ...draft, read: () => (draft.read()?.values ? draft.read() : undefined) }),
    [draft],
  );
}
