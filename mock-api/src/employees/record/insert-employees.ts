import { type NewEmployee, PERSON_FIELDS, type PersonField } from '@paga/contract/employees';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { searchTextOf } from '#core/db/search-text.ts';
import { found, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import {
  type EmployeeRow,
  giveAttachments,
  insertPeople,
  joinSectors,
  sectorIds,
  termsOfForm,
} from '#people/public.ts';
import { addShares } from '#projects/public.ts';
import { unknownImport } from '../import/batches/open-batch.ts';
import { insertImported } from './insert-imported.ts';
import { refuseSavedNumber } from './refuse-twice.ts';

/** Who saves; the product itself when nobody is named. */
type Writer = Pick<Context, 'tx' | 'companyId' | 'today'> & { actor?: { userId: number } };
/** An employee's form beside the id it is saved under. */
type Saved = { id: number; person: NewEmployee };
/** The import that people are saved for, and when. */
type ForImport = { importId: number; now: Date };

/**
 * Saves any number of checked employees in one statement, with their terms, their sectors and the note of the import they come from, and
 * returns their ids in the same order.
 */
export async function insertEmployees(
  ctx: Writer,
  people: readonly NewEmployee[],
  forImport?: ForImport,
): Promise<number[]> {
  if (people.length === 0) return [];
  // Until people have ids, what belongs to them names their places, from 1 on.
  const placed = people.map((person, index) => ({ id: index + 1, person }));
  const { rows: sectors, newNames } = await sectorRows(ctx, placed);
  const values = {
    company: ctx.companyId,
    people: JSON.stringify(people.map(columnsOf)),
    terms: JSON.stringify(placed.map((one) => firstTerms(ctx, one))),
    sectors: JSON.stringify(sectors),
  };
  const rows = await (forImport
    ? insertImported(ctx.tx, {
        ...values,
        importId: forImport.importId,
        added: JSON.stringify(placed.map((one) => addedRow(ctx, one, forImport, newNames))),
      })
    : insertPeople(ctx.tx, values)
  ).catch(refuseSavedNumber);
  if (rows.length < people.length) throw unknownImport();
  const saved = rows.map(({ id }, index) => ({ id: Number(id), person: found(people[index]) }));
  await insertShares(ctx, saved);
  await takeAttachments(ctx, saved);
  return saved.map(({ id }) => id);
}

type OwnColumns = Pick<EmployeeRow, PersonField | 'searchText'>;

/** The columns of the employee's own row. */
export function columnsOf(person: NewEmployee): OwnColumns {
  const said = PERSON_FIELDS.map((field) => [field, person[field] ?? null]);
  return { ...Object.fromEntries(said), searchText: searchTextOf(person) };
}

function firstTerms({ today, actor }: Writer, { id, person }: Saved) {
  return {
    ...termsOfForm(person),
    employeeId: id,
    validFrom: person.contractStarted ?? today,
    createdBy: actor?.userId ?? null,
  };
}

// What an import notes about somebody it added.
function addedRow(
  { today }: Writer,
  { id, person }: Saved,
  { importId, now }: ForImport,
  newSectors: readonly string[],
) {
  const paidFrom = person.contractStarted ?? today;
  return { batchId: importId, employeeId: id, kind: 'added', newSectors, paidFrom, version: 1, savedAt: now };
}

async function sectorRows(ctx: InCompany, saved: readonly Saved[]) {
  const { idOf, newNames } = await sectorIds(
    ctx,
    saved.flatMap(({ person }) => person.sectors),
  );
  const rows = saved.flatMap(({ id, person }) =>
    [...new Set(person.sectors.map(idOf))].map((sectorId) => ({ employeeId: id, sectorId })),
  );
  return { rows, newNames };
}

/** The sectors of an employee that has none yet. */
export async function insertSectors(ctx: InCompany, saved: Saved): Promise<void> {
  const { rows } = await sectorRows(ctx, [saved]);
  await joinSectors(
    ctx,
    saved.id,
    rows.map(({ sectorId }) => sectorId),
  );
}

/** The shares of budget lines of employees that have none yet. */
export async function insertShares(ctx: InCompany, saved: readonly Saved[]): Promise<void> {
  const rows = saved.flatMap(({ id, person }) =>
    person.projectBudgetLines.flatMap(({ projectId, budgetLines }) =>
      budgetLines.map(({ budgetLineId, checked, percentage = 100 }) => ({
        employeeId: id,
        projectId,
        budgetLineId,
        checked,
        percentage: `${percentage}`,
      })),
    ),
  );
  await addShares(ctx, rows);
}

/** Files uploaded before the employee was saved now belong to the employee; files of somebody else cannot be taken, those the employee has stay. */
export async function takeAttachments(ctx: InCompany, saved: readonly Saved[]): Promise<void> {
  for (const { id, person } of saved) {
    const wanted = [...new Set(person.attachmentIds)];
    if (wanted.length === 0) continue;
    if ((await giveAttachments(ctx, id, wanted)) < wanted.length)
      throw notFoundField('attachmentIds', 'unknownAttachment', 'No such file');
  }
}
