import type { Employee, NewEmployee } from '@paga/contract/employees';
import { EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { DomainError, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mailAccountChanges } from '#employees/account-mails/mail-account-changes.ts';
import { requireToMovePay } from '#identity/public.ts';
import {
  aboutEmployee,
  leaveSectors,
  lockedEmployee,
  type EmployeeRow as Row,
  storeHistories,
  TERMS_FIELDS,
  type Terms,
  termsOf,
  updateEmployee,
} from '#people/public.ts';
import { deleteShares } from '#projects/public.ts';
import { requireShares } from '../shares/require-shares.ts';
import { type Edit, editOf, refuseClosed } from './edit-of.ts';
import { employeeAnswer } from './get-employee.ts';
import { columnsOf, insertSectors, insertShares, takeAttachments } from './insert-employees.ts';
import { refuseLeaving } from './refuse-leaving.ts';
import { refuseTwice } from './refuse-twice.ts';

/** An edit that may be stored: the locked row, the checked form, what changes from when on, and the employee as it was. */
type PreparedEdit = { row: Row; person: NewEmployee; edit: Edit; before: Employee };

/** `mayLeave` false: somebody who would leave calculated months by it is refused, so that the editor is asked. */
type Wanted = { employeeId: number; version: number; validFrom: string | undefined; mayLeave?: boolean };

/** Fetches and checks an edit of the `version` that the editor saw. `formOf` makes the checked form of the locked row. */
export async function prepareEdit(
  ctx: Context,
  { employeeId, version, validFrom, mayLeave = true }: Wanted,
  formOf: (row: Row, before: Employee) => NewEmployee,
): Promise<PreparedEdit> {
  const row = await lockedEmployee(ctx, employeeId);
  if (row.version !== version) throw new DomainError('CONFLICT');
  const before = await employeeAnswer(ctx, row);
  const person = formOf(row, before);
  if (person.personalNumber !== row.personalNumber) await refuseTwice(ctx, person.personalNumber);
  if ((person.bankAccountNumber ?? null) !== row.bankAccountNumber) await requireToMovePay(ctx.tx, ctx);
  refuseWithoutLastDay(row, person);
  refuseOverlap(row, person.contractStarted);
  await requireShares(ctx, person.projectBudgetLines, row.id);
  const edit = await editOf(ctx, row, await termsOf(ctx, row.id), person, validFrom);
  await refuseClosed(ctx, row, person, edit);
  if (!mayLeave) await refuseLeaving(ctx, row, person);
  return { row, person, edit, before };
}

/** Stores a prepared edit: what the pay depends on from a day on, the rest at once. */
export async function storeEdit(ctx: Context, { row, person, edit }: PreparedEdit): Promise<Employee> {
  const saved = await updateEmployee(ctx, row, columnsOf(person));
  await storeHistories(ctx, [{ employeeId: row.id, history: edit.history }]);
  await leaveSectors(ctx, row.id);
  await insertSectors(ctx, { id: row.id, person });
  await replaceShares(ctx, row.id, person);
  await takeAttachments(ctx, [{ id: row.id, person }]);
  const account = person.bankAccountNumber ?? null;
  if (account !== row.bankAccountNumber) await mailAccountChanges(ctx, [{ row, account }]);
  return employeeAnswer(ctx, saved);
}

/** The audit line of a stored edit: old and new value of what it changed. */
export function auditOfEdit({ row, person, edit, before }: PreparedEdit, answer: Employee): AuditFacts {
  const { searchText: _, ...columns } = columnsOf(person);
  const old = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Row]]));
  return {
    page: 'employees',
    type: 'update',
    objectId: row.id,
    about: aboutEmployee(row),
    old: { ...old, ...audited(edit, edit.before), ...listsOf(before) },
    new: { ...columns, ...audited(edit, edit.change), ...listsOf(answer) },
  };
}

/** Who is deactivated was paid until some day: without one the next month would pay them again. */
function refuseWithoutLastDay(row: Row, person: NewEmployee): void {
  const leaves =
    person.employeeStatus === EmployeeStatus.inactive && row.employeeStatus !== EmployeeStatus.inactive;
  if (leaves && !person.expirationContract)
    throw invalidField('expirationContract', 'lastDayMissing', 'Write the last day of who is deactivated');
}

/** Contracts of one person do not overlap: a new one starts after the last has ended. */
function refuseOverlap({ earlierContracts }: Row, started: string | null | undefined): void {
  const ended = earlierContracts.at(-1)?.ended;
  if (ended && started && started <= ended)
    throw invalidField('contractStarted', 'contractsOverlap', 'An earlier contract covers this day');
}

/** Shares of somebody who leaves projects from a later day on stay: until then the lines still pay. */
async function replaceShares(ctx: Context, employeeId: number, person: NewEmployee): Promise<void> {
  if (person.salaryPaymentType !== SalaryPaymentType.project) return;
  await deleteShares(ctx, employeeId);
  await insertShares(ctx, [{ id: employeeId, person }]);
}

/** The changed terms as the audit log shows them, and since when they hold. */
function audited({ change, validFrom, before }: Edit, terms: Partial<Terms>) {
  const fields = TERMS_FIELDS.filter((field) => field in change);
  if (fields.length === 0) return {};
  const values = fields.map((field) =>
    field === 'baseCents' ? ['bruttoSalary', toEuro(terms.baseCents ?? 0)] : [field, terms[field]],
  );
  return { ...Object.fromEntries(values), validFrom: terms === before ? before.validFrom : validFrom };
}

const listsOf = ({ sectors, projectBudgetLines, attachments }: Employee) => ({
  sectors: sectors.map(({ name }) => name),
  projectBudgetLines,
  attachments: attachments.map(({ fileName }) => fileName),
});
