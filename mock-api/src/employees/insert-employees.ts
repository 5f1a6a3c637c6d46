import type { NewEmployee, SectorChoice } from '@paga/contract/employees';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { InCompany } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { notFoundField } from '../http/domain-error.ts';
import { searchTextOf } from './search-text.ts';
import { sectorIds } from './sector-ids.ts';
import { attachment, budgetLineShare, employee, employeeSector, employmentTerms } from './table.ts';
import { termsOfForm } from './terms.ts';

/** Who saves; the product itself when nobody is named. */
type Writer = Pick<Context, 'tx' | 'companyId' | 'today'> & { actor?: { userId: number } };
/** An employee's form beside the id it is saved under. */
type Saved = { id: number; person: NewEmployee };

/** Rows of one statement: 25 columns each stay well below Postgres' 65,535 parameters. */
const CHUNK = 500;

/** Saves any number of checked employees in a handful of statements and returns their ids in the same order. */
export async function insertEmployees(ctx: Writer, people: readonly NewEmployee[]): Promise<number[]> {
  const saved: Saved[] = [];
  for (let start = 0; start < people.length; start += CHUNK) {
    const chunk = people.slice(start, start + CHUNK);
    const rows = await ctx.tx
      .insert(employee)
      .values(chunk.map((person) => ({ ...columnsOf(person), tenantId: ctx.companyId })))
      .returning({ id: employee.id });
    rows.forEach(({ id }, index) => {
      const person = chunk[index];
      if (person) saved.push({ id, person });
    });
  }
  await insertInChunks(
    saved.map(({ id, person }) => firstTerms(ctx, id, person)),
    (rows) => ctx.tx.insert(employmentTerms).values(rows),
  );
  await insertSectors(ctx, saved);
  await insertShares(ctx, saved);
  await takeAttachments(ctx, saved);
  return saved.map(({ id }) => id);
}

/** The columns of the employee's own row. */
export function columnsOf(person: NewEmployee) {
  const { firstName, lastName, personalNumber, email, phone, familyContact, gender, birthDate, municipality, address } = person;
  const { occupation, qualification, bank, bankAccountNumber, employeeStatus, draftStatus } = person;
  const { jobStarted, contractStarted, expirationContract } = person;
  return {
    firstName,
    lastName,
    personalNumber: personalNumber ?? null,
    email: email ?? null,
    phone: phone ?? null,
    familyContact: familyContact ?? null,
    gender: gender ?? null,
    birthDate: birthDate ?? null,
    municipality: municipality ?? null,
    address: address ?? null,
    occupation: occupation ?? null,
    qualification: qualification ?? null,
    bank: bank ?? null,
    bankAccountNumber: bankAccountNumber ?? null,
    employeeStatus,
    draftStatus,
    jobStarted: jobStarted ?? null,
    contractStarted: contractStarted ?? null,
    expirationContract: expirationContract ?? null,
    searchText: searchTextOf(person),
  };
}

function firstTerms({ companyId, today, actor }: Writer, employeeId: number, person: NewEmployee): typeof employmentTerms.$inferInsert {
  return {
    ...termsOfForm(person),
    tenantId: companyId,
    employeeId,
    validFrom: person.contractStarted ?? today,
    createdBy: actor?.userId ?? null,
  };
}

async function insertInChunks<Row>(rows: readonly Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}

/** The sectors of employees that have none yet. */
export async function insertSectors(ctx: InCompany, saved: readonly Saved[]): Promise<void> {
  const choices: SectorChoice[] = saved.flatMap(({ person }) => person.sectors);
  const idOf = await sectorIds(ctx, choices);
  const rows = saved.flatMap(({ id, person }) =>
    [...new Set(person.sectors.map(idOf))].map((sectorId) => ({ tenantId: ctx.companyId, employeeId: id, sectorId })),
  );
  await insertInChunks(rows, (part) => ctx.tx.insert(employeeSector).values(part));
}

/** The shares of budget lines of employees that have none yet. */
export async function insertShares(ctx: InCompany, saved: readonly Saved[]): Promise<void> {
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

/** Files uploaded before the employee was saved now belong to the employee; files of somebody else cannot be taken, those the employee has stay. */
export async function takeAttachments({ tx, companyId }: InCompany, saved: readonly Saved[]): Promise<void> {
  for (const { id, person } of saved) {
    const wanted = new Set(person.attachmentIds);
    if (wanted.size === 0) continue;
    const nobodysOrOwn = or(isNull(attachment.employeeId), eq(attachment.employeeId, id));
    const free = and(eq(attachment.tenantId, companyId), nobodysOrOwn, isNull(attachment.deletedAt));
    const taken = await tx
      .update(attachment)
      .set({ employeeId: id })
      .where(and(free, inArray(attachment.id, [...wanted])))
      .returning({ id: attachment.id });
    if (taken.length < wanted.size) throw notFoundField('attachmentIds', 'unknownAttachment', 'No such file');
  }
}
