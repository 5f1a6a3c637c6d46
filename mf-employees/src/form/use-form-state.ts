import type { Employee } from '@paga/contract/employees';
import { DraftStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { Form } from '@paga/kit';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Side } from '#terms/solve-salary.ts';
import { useLineBudgets } from '#terms/use-line-budgets.ts';
import { useSalaryBasis } from '#terms/use-salary-basis.ts';
import { EMPTY_VALUES, type EmployeeValues, valuesOf } from '#values/employee-values.ts';
import { otherSide, projectAmounts, resetsOf } from './rules/consequences.ts';
import type { EmployeeForm, FormHandle, SalaryTerms } from './rules/form-context.ts';
import { useFormRules } from './rules/use-form-rules.ts';

type Field = keyof EmployeeValues;
type Names = Parameters<FormHandle['validateFields']>[0];

/** Fields whose fault or warning is shown at once: nothing marks the end of their input, or another field decides it. */
const AT_ONCE =
  /Date$|Started$|Contract$|employeeStatus|ontributePercentage|bruttoSalary|personalNumber|bankAccountNumber/;

type FormState = {
  form: FormHandle;
  initial: EmployeeValues;
  current: () => EmployeeValues;
  fields: EmployeeForm;
  terms: SalaryTerms;
  follow: (changed: Partial<EmployeeValues>) => void;
  /** Brings in what two people's changes come to together, and gives it back with the amounts that follow. */
  mergeIn: (merged: EmployeeValues) => EmployeeValues;
  draftStatus: RefObject<DraftStatus>;
};

/** The fields of an employee, what they do to each other, and their rules. `base` is what was read, null for a new one. */
export function useFormState(base: Employee | null): FormState {
  const [form] = Form.useForm<EmployeeValues>();
  const [initial] = useState(() => (base ? valuesOf(base) : EMPTY_VALUES));
  const { isCalculated, calculated, setCalculated } = useCalculated();
  const side = useRef<Side>('gross');
  const draftStatus = useRef<DraftStatus>(base?.draftStatus ?? DraftStatus.undrafted);
  const basis = useSalaryBasis();
  const paymentType =
    Form.useWatch('salaryPaymentType', { form, preserve: true }) ?? initial.salaryPaymentType;
  const lines = useLineBudgets(base, paymentType === SalaryPaymentType.project);
  const current = useCallback(
    (): EmployeeValues => ({ ...initial, ...(form.getFieldsValue(true) as Partial<EmployeeValues>) }),
    [form, initial],
  );
  const rulesOf = useFormRules({ current, side, draftStatus, basis, calculated, employee: base });
  const follow = (changed: Partial<EmployeeValues>): void => {
    if ('bruttoSalary' in changed || 'salaryPaymentType' in changed) side.current = 'gross';
    if ('nettoSalary' in changed) side.current = 'net';
    if ('shares' in changed || 'salaryPaymentType' in changed) setCalculated(false);
    const resets = resetsOf(changed);
    setFields(form, { ...resets, ...otherSide(side.current, { ...current(), ...resets }, basis) });
    lookAgain(form, Object.keys({ ...changed, ...resets }));
  };
  const mergeIn = (merged: EmployeeValues): EmployeeValues => {
    const before = current();
    // A gross that was taken over counts from now on, not the net that was typed before it.
    if (isGrossTakenOver(before, merged)) side.current = 'gross';
    if (JSON.stringify(merged.shares) !== JSON.stringify(before.shares)) setCalculated(false);
    const values = { ...merged, ...otherSide(side.current, merged, basis) };
    setFields(form, values);
    return values;
  };
  const calculate = useCallback((): void => {
    setFields(form, projectAmounts(current(), basis, lines));
    setCalculated(true);
    lookAgain(form, ['shares']);
  }, [form, current, basis, lines, setCalculated]);
  return {
    ...{ form, initial, current, follow, mergeIn, draftStatus },
    fields: useMemo(() => ({ employee: base, form, initial, rulesOf }), [base, form, initial, rulesOf]),
    terms: useMemo(
      () => ({ basis, lines, calculated: isCalculated, calculate }),
      [basis, lines, isCalculated, calculate],
    ),
  };
}

/** Whether the amounts have been worked out since the shares changed: for what is drawn, and at once for the rules. */
function useCalculated() {
  const [isCalculated, setIsCalculated] = useState(true);
  const calculated = useRef(true);
  const setCalculated = useCallback((is: boolean): void => {
    calculated.current = is;
    setIsCalculated(is);
  }, []);
  return { isCalculated, calculated, setCalculated };
}

const isGrossTakenOver = (before: EmployeeValues, merged: EmployeeValues): boolean =>
  merged.bruttoSalary !== before.bruttoSalary || merged.salaryPaymentType !== before.salaryPaymentType;

function setFields(form: FormHandle, next: Partial<EmployeeValues>): void {
  form.setFieldsValue(next as Parameters<FormHandle['setFieldsValue']>[0]);
}

/** Validates what was at fault and what has just changed; of a figure that may still mean two numbers nothing is said while it is typed. */
function lookAgain(form: FormHandle, changed: readonly string[]): void {
  const isTyped = (field: Field) =>
    Number.isNaN(form.getFieldValue(field)) && document.activeElement?.id.endsWith(`_${field}`);
  const names: unknown[] = [];
  for (const { name, errors } of form.getFieldsError()) {
    const field = `${name[0]}` as Field;
    if (isTyped(field)) form.setFields([{ name: field, errors: [], warnings: [] }]);
    else if (errors.length > 0 || (changed.includes(field) && AT_ONCE.test(field))) names.push(name);
  }
  if (names.length > 0) void form.validateFields(names as Names).catch(() => undefined);
}
