import type { NewEmployee, SectorChoice } from '@paga/contract/employees';
import { toCents } from '@paga/payroll';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { notFoundField } from '../http/domain-error.ts';
import { searchTextOf } from './search-text.ts';
import { sectorIds } from './sector-ids.ts';
import { attachment, budgetLineShare, employee, employeeSector, familyMember, salaryBase } from './table.ts';

type Writer = Pick<Context, 'tx' | 'companyId' | 'today'>;
type Saved = { id: number; person: NewEmployee };

/** Rows of one statement: 45 columns each stay well below Postgres' 65,535 parameters. */
const CHUNK = 500;

/** Saves any number of checked employees in a handful of statements and returns their ids in the same order. */
export async function insertEmployees(ctx: Writer, people: readonly NewEmployee[]): Promise<number[]> {
  const saved: Saved[] = [];
  for (let start = 0; start < people.length; start += CHUNK) {
    const chunk = people.slice(start, start + CHUNK);
    const rows = await ctx.tx
      .insert(employee)
      .values(chunk.map((person) => columnsOf(ctx, person)))
      .returning({ id: employee.id });
    rows.forEach(({ id }, index) => {
      const person = chunk[index];
      if (person) saved.push({ id, person });
    });
  }
  await insertInChunks(
    saved.map(({ id, person }) => baseOf(ctx, id, person)),
    (rows) => ctx.tx.insert(salaryBase).values(rows),
  );
  await insertSectors(ctx, saved);
  await insertFamilies(ctx, saved);
  await insertShares(ctx, saved);
  await takeAttachments(ctx, saved);
  return saved.map(({ id }) => id);
}

function columnsOf({ companyId }: Writer, person: NewEmployee): typeof employee.$inferInsert {
  const { bruttoSalary, pricePerHour, sectors, familyMembers, projectBudgetLines, attachmentIds, ...own } = person;
  const decimal = (value: number | null | undefined) => (value === null || value === undefined ? null : `${value}`);
  return {
    ...own,
    tenantId: companyId,
    contributePercentage: decimal(own.contributePercentage),
    employerContributePercentage: decimal(own.employerContributePercentage),
    workingHoursPerMonth: decimal(own.workingHoursPerMonth),
    healthInsurancePercentage: decimal(own.healthInsurancePercentage),
    searchText: searchTextOf(person),
  };
}

function baseOf({ companyId, today }: Writer, employeeId: number, { contractStarted, bruttoSalary, pricePerHour }: NewEmployee) {
  return {
    tenantId: companyId,
    employeeId,
    validFrom: contractStarted ?? today,
    baseCents: toCents(bruttoSalary ?? 0),
    pricePerHour: pricePerHour === null || pricePerHour === undefined ? null : `${pricePerHour}`,
  };
}

async function insertInChunks<Row>(rows: readonly Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}

async function insertSectors(ctx: Writer, saved: readonly Saved[]): Promise<void> {
  const choices: SectorChoice[] = saved.flatMap(({ person }) => person.sectors);
  const idOf = await sectorIds(ctx, choices);
  const rows = saved.flatMap(({ id, person }) =>
    [...new Set(person.sectors.map(idOf))].map((sectorId) => ({ tenantId: ctx.companyId, employeeId: id, sectorId })),
  );
  await insertInChunks(rows, (part) => ctx.tx.insert(employeeSector).values(part));
}

async function insertFamilies(ctx: Writer, saved: readonly Saved[]): Promise<void> {
  const rows = saved.flatMap(({ id, person }) =>
    person.familyMembers.map((member) => ({ tenantId: ctx.companyId, employeeId: id, ...member })),
  );
  await insertInChunks(rows, (part) => ctx.tx.insert(familyMember).values(part));
}

async function insertShares(ctx: Writer, saved: readonly Saved[]): Promise<void> {
  const rows = saved.flatMap(({ id, person }) =>
    person.projectBudgetLines.flatMap(({ projectId, budgetLines }) =>
      budgetLines.map(({ budgetLineId, checked, percentage = 100 }) => ({
        tenantId: ctx.companyId,
        employeeId: id,
        projectId,
        budgetLineId,
        checked,
        percentage: `${percentage}`,
      })),
    ),
  );
  await insertInChunks(rows, (part) => ctx.tx.insert(budgetLineShare).values(part));
}

/** Files uploaded before the employee was saved now belong to the employee; only files that are nobody's can be taken. */
async function takeAttachments({ tx, companyId }: Writer, saved: readonly Saved[]): Promise<void> {
  for (const { id, person } of saved) {
    const wanted = new Set(person.attachmentIds);
    if (wanted.size === 0) continue;
    const free = and(eq(attachment.tenantId, companyId), isNull(attachment.employeeId), isNull(attachment.deletedAt));
    const taken = await tx
      .update(attachment)
      .set({ employeeId: id })
      .where(and(free, inArray(attachment.id, [...wanted])))
      .returning({ id: attachment.id });
    if (taken.length < wanted.size) throw notFoundField('attachmentIds', 'unknownAttachment', 'No such file');
  }
}
