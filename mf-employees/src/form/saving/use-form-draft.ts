import type { Employee } from '@paga/contract/employees';
import type { FormDraft } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { useMemo } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import type { FormTab } from '#values/tab-of.ts';

/** What is kept of a form that was not saved: its fields, and what it was read from, so that others' changes since then are noticed. */
export type DraftValues = { values: EmployeeValues; base: Employee | null };

/** The draft of an employee's form, or of one part of it, which must not bring back what another form holds; null stands for a new employee. */
export function useFormDraft(employee: Employee | null, part?: FormTab): FormDraft<DraftValues> {
  const draft = useDraft<DraftValues>(['employee', employee?.id ?? 'new', part].filter(Boolean).join('/'));
  return useMemo(
    () => ({ ...draft, read: () => (draft.read()?.values ? draft.read() : undefined) }),
    [draft],
  );
}
