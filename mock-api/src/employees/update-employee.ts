import { updateEmployee as call, type Employee, type NewEmployee } from '@paga/contract/employees';
import { EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { own } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { DomainError, found, invalidField } from '../http/domain-error.ts';
import { write } from '../http/verb.ts';
import { requireShares } from '../projects/require-shares.ts';
import { checkedEmployee } from './check-employee.ts';
import { refuseTwice, withoutComputed } from './create-employee.ts';
import { type Edit, editOf, refuseClosed } from './edit-of.ts';
import { employeeAnswer } from './get-employee.ts';
import { columnsOf, insertSectors, insertShares, takeAttachments } from './insert-employees.ts';
import { ofCompany } from './of-company.ts';
import { budgetLineShare, employee, employeeSector, employmentTerms } from './table.ts';
import { TERMS_FIELDS, type Terms, termsOf } from './terms.ts';

type Row = typeof employee.$inferSelect;

/** Saves an edited employee: what the pay depends on from a day on, the rest at once. */
export const updateEmployee = write({
  call,
  load: async (ctx, { body }) => {
    const row = await lockedEmployee(ctx, body.employeeId);
    const { validFrom, version, ...form } = body.employee;
    if (row.version !== version) throw new DomainError('CONFLICT');
    const person = checkedEmployee(withoutComputed(form), ctx.today, true);
    if (person.personalNumber !== row.personalNumber) await refuseTwice(ctx, person.personalNumber);
    refuseWithoutLastDay(row, person);
    await requireShares(ctx, person.projectBudgetLines, row.id);
    const edit = await editOf(ctx, await termsOf(ctx, row.id), person, validFrom);
    await refuseClosed(ctx, row, person, edit);
    return { row, person, edit, before: await employeeAnswer(ctx, row) };
  },
  run: async (ctx, _, { row, person, edit }) => {
    const [saved] = await ctx.tx
      .update(employee)
      .set({ ...columnsOf(person), version: row.version + 1, updatedAt: ctx.now, updatedBy: ctx.actor.userId })
      .where(and(own(ctx, employee), eq(employee.id, row.id)))
      .returning();
    await storeHistory(ctx, row.id, edit);
    await ctx.tx.delete(employeeSector).where(and(own(ctx, employeeSector), eq(employeeSector.employeeId, row.id)));
    await insertSectors(ctx, [{ id: row.id, person }]);
    await replaceShares(ctx, row.id, person);
    await takeAttachments(ctx, [{ id: row.id, person }]);
    return employeeAnswer(ctx, found(saved));
  },
  audit: ({ loaded: { row, person, edit, before }, answer }) => {
    const { searchText: _, ...columns } = columnsOf(person);
    const old = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Row]]));
    return {
      page: 'employees',
      type: 'update',
      objectId: row.id,
      about: { employee: `${row.firstName} ${row.lastName}` },
      old: { ...old, ...told(edit, edit.before), ...listsOf(before) },
      new: { ...columns, ...told(edit, edit.change), ...listsOf(answer) },
    };
  },
});

async function lockedEmployee(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), eq(employee.id, id)))
    .for('update');
  return found(row);
}

/** Who is deactivated was paid until some day: without one the next month would pay them again. */
function refuseWithoutLastDay(row: Row, person: NewEmployee): void {
  const leaves = person.employeeStatus === EmployeeStatus.inactive && row.employeeStatus !== EmployeeStatus.inactive;
  if (leaves && !person.expirationContract)
    throw invalidField('expirationContract', 'lastDayMissing', 'Write the last day of who is deactivated');
}

/** Brings the stored history to the edited one: a row for each day on which something changes. */
async function storeHistory(ctx: Context, employeeId: number, { history }: Edit): Promise<void> {
  const days = history.map(({ validFrom }) => validFrom);
  await ctx.tx
    .delete(employmentTerms)
    .where(and(own(ctx, employmentTerms), eq(employmentTerms.employeeId, employeeId), notInArray(employmentTerms.validFrom, days)));
  const written = [...TERMS_FIELDS, 'createdBy', 'createdAt'] as const;
  await ctx.tx
    .insert(employmentTerms)
    .values(history.map(({ id: _, ...row }) => row))
    .onConflictDoUpdate({
      target: [employmentTerms.tenantId, employmentTerms.employeeId, employmentTerms.validFrom],
      set: Object.fromEntries(written.map((name) => [name, sql.raw(`excluded."${name}"`)])),
    });
}

/** Shares of somebody who leaves projects from a later day on stay: until then the lines still pay. */
async function replaceShares(ctx: Context, employeeId: number, person: NewEmployee): Promise<void> {
  if (person.salaryPaymentType !== SalaryPaymentType.project) return;
  await ctx.tx.delete(budgetLineShare).where(and(own(ctx, budgetLineShare), eq(budgetLineShare.employeeId, employeeId)));
  await insertShares(ctx, [{ id: employeeId, person }]);
}

/** The changed terms as the audit log shows them, and since when they hold. */
function told({ change, validFrom, before }: Edit, terms: Partial<Terms>) {
  const fields = TERMS_FIELDS.filter((field) => field in change);
  if (fields.length === 0) return {};
  const values = fields.map((field) => (field === 'baseCents' ? ['bruttoSalary', toEuro(terms.baseCents ?? 0)] : [field, terms[field]]));
  return { ...Object.fromEntries(values), validFrom: terms === before ? before.validFrom : validFrom };
}

const listsOf = ({ sectors, projectBudgetLines, attachments }: Employee) => ({
  sectors: sectors.map(({ name }) => name),
  projectBudgetLines,
  attachments: attachments.map(({ fileName }) => fileName),
});
