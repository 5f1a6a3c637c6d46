import type { Employee } from '@paga/contract/employees';
import { Alert, DraftOffer, Form, Stack } from '@paga/kit';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import { ConflictModal } from './conflict.modal.tsx';
import { EmployeeFormContext, SalaryTermsContext } from './rules/form-context.ts';
import { LeavingMonthsModal } from './saving/leaving-months.modal.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import type { useEmployeeForm } from './use-employee-form.ts';

type FormFrameProps = {
  form: ReturnType<typeof useEmployeeForm>;
  /** By Ctrl+Enter in a field, as by the button below. */
  onSave: () => unknown;
  /** Below the fields. */
  actions: (base: Employee | null) => ReactNode;
  children: ReactNode;
  className: string;
};

/** What every form of an employee has around its fields: the draft that was left, what does not stand at a field, two people's changes, and what asks before it is left. */
export function FormFrame({ form, onSave, actions, children, className }: FormFrameProps): ReactNode {
  const id = useId();
  const { base, draft, problem, theirs, fields, terms } = form;
  const saveByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form.isBusy) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Stack>
      <DraftOffer draft={draft} onRestore={form.restore} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <EmployeeFormContext value={fields}>
        <SalaryTermsContext value={terms}>
          <Form<EmployeeValues>
            id={id}
            name={id}
            noValidate
            form={form.form}
            layout="vertical"
            className={`paga-form employee-form ${className}`}
            initialValues={form.initial}
            onFieldsChange={form.count}
            onValuesChange={form.change}
            onKeyDown={saveByKeys}
          >
            {children}
          </Form>
        </SalaryTermsContext>
      </EmployeeFormContext>
      {actions(base)}
      {base && theirs && (
        <ConflictModal
          before={base}
          theirs={theirs}
          mine={form.current()}
          onMerge={form.merge}
          onClose={form.forgetConflict}
        />
      )}
      <LeavingMonthsModal leaving={form.leaving} onClose={form.stay} />
      <Unsaved {...form.guard} />
    </Stack>
  );
}
