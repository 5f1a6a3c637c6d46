import { type CorrectedField, correctEmployee as call, EMPLOYEE_FAULTS } from '@paga/contract/employees';
import { checkBankAccount, checkPersonalNumber } from '@paga/payroll';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { mailAccountChanges } from '#employees/account-mails/mail-account-changes.ts';
import { requireToMovePay } from '#identity/public.ts';
import { aboutEmployee, lockedEmployee, updateEmployee } from '#people/public.ts';
import { refuseSavedNumber, refuseTwice } from './refuse-twice.ts';

const CHECKS = {
  personalNumber: { check: checkPersonalNumber, fault: 'idNumberLength' },
  bankAccountNumber: { check: checkBankAccount, fault: 'accountLength' },
} as const satisfies Record<CorrectedField, unknown>;

/** The identifier as it is stored. Wrong check digits are found by the month's check and are no fault, as in the form. */
function checked(field: CorrectedField, typed: string): string {
  const { check, fault } = CHECKS[field];
  const { ok, value } = check(typed);
  if (!ok) throw invalidField('value', fault, EMPLOYEE_FAULTS[fault]);
  return value;
}

/** Neither identifier is a term of pay: no day is asked for, and no closed month changes. */
export const correctEmployee = write({
  call,
  load: async (ctx, { body: { employeeId, field, was } }) => {
    const row = await lockedEmployee(ctx, employeeId);
    if (row[field] !== was) throw new DomainError('CONFLICT');
    return row;
  },
  run: async (ctx, { body: { field, value: typed } }, row) => {
    const value = checked(field, typed);
    if (value === row[field]) return { value };
    if (field === 'personalNumber') await refuseTwice(ctx, value);
    else await requireToMovePay(ctx.tx, ctx);
    await updateEmployee(ctx, row, { [field]: value }).catch(refuseSavedNumber);
    if (field === 'bankAccountNumber') await mailAccountChanges(ctx, [{ row, account: value }]);
    return { value };
  },
  audit: ({ input: { body }, loaded: row, answer }) =>
    row[body.field] === answer.value
      ? null
      : {
          page: 'employees',
          type: 'update',
          objectId: row.id,
          about: aboutEmployee(row),
          old: { [body.field]: row[body.field] },
          new: { [body.field]: answer.value },
        },
});
