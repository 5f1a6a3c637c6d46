import { EMPLOYEE_FAULTS } from '@paga/contract/employees';
import { bankOf, checkBankAccount } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { invalidField } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import type { RecordPatch } from '#employees/public.ts';

/** An account as it was typed, with its bank. Wrong check digits are no account, and nobody of an office has the paper beside them, so they are refused here. */
export function accountPatch(typed: string): RecordPatch {
  const { ok, value, problem } = checkBankAccount(typed);
  if (!ok) throw invalidField('account', 'accountLength', EMPLOYEE_FAULTS.accountLength);
  if (problem) throw invalidField('account', 'accountCheckDigits', 'The check digits do not match.');
  return { bankAccountNumber: value, bank: bankOf(value) };
}

/** From when on the person can propose another account; null: at once. The database refuses it before as well. */
export async function openFrom({ tx, own, now }: OwnEmployeeContext): Promise<Date | null> {
  const { rows } = await tx.execute<{ from: string | Date }>(
    sql`select account_open_from(${own.companyId}, ${own.employeeId}) as "from"`,
  );
  const from = rows[0]?.from ? new Date(rows[0].from) : null;
  return from && from > now ? from : null;
}
