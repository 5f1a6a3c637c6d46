import {
  PERSON_FIELDS,
  type PersonField,
  WORKBOOK_FIELDS,
  type WorkbookField,
} from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { type DatedTerms, termsOf } from '#people/public.ts';
import { employee, employeeSector, employmentTerms } from '#people/table.ts';

type Row = typeof employee.$inferSelect;

/** The columns of an employee that an import may change. */
type Changed =
  | Exclude<PersonField & WorkbookField, 'personalNumber'>
  | 'firstName'
  | 'lastName'
  | 'jobStarted';
const COLUMNS: readonly (Changed | 'searchText')[] = [
  ...PERSON_FIELDS.filter(
    (field): field is Changed =>
      ['firstName', 'lastName', 'jobStarted'].includes(field) ||
      (field !== 'personalNumber' && WORKBOOK_FIELDS.some((one) => one.field === field)),
  ),
  'searchText',
];

/** An employee as saved before an import changed it: the columns, every row of terms (moments as texts), the sectors. */
export type SavedState = {
  columns: Pick<Row, Changed | 'searchText'>;
  terms: (Omit<DatedTerms, 'createdAt'> & { createdAt: string })[];
  sectorIds: number[];
};

/** Reads what an import is about to change. */
export async function savedState(ctx: InCompany, row: Row): Promise<SavedState> {
  const terms = await termsOf(ctx, row.id);
  const sectors = await ctx.tx
    .select({ id: employeeSector.sectorId })
    .from(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.employeeId, row.id)));
  return {
    columns: Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as SavedState['columns'],
    terms: terms.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
    sectorIds: sectors.map(({ id }) => id),
  };
}

/** Brings an employee back to a saved state; the version counts on, so that an open form notices. */
export async function restoreState(
  ctx: Context,
  row: Row,
  { columns, terms, sectorIds }: SavedState,
): Promise<void> {
  const { tx, companyId: tenantId } = ctx;
  await tx
    .update(employee)
    .set({ ...columns, version: row.version + 1, updatedAt: ctx.now, updatedBy: ctx.actor.userId })
    .where(and(scoped(ctx, employee), eq(employee.id, row.id)));
  await tx
    .delete(employmentTerms)
    .where(and(scoped(ctx, employmentTerms), eq(employmentTerms.employeeId, row.id)));
  const rows = terms.map(({ id: _, createdAt, ...one }) => ({ ...one, createdAt: new Date(createdAt) }));
  await tx.insert(employmentTerms).values(rows);
  await tx
    .delete(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.employeeId, row.id)));
  if (sectorIds.length > 0)
    await tx
      .insert(employeeSector)
      .values(sectorIds.map((sectorId) => ({ tenantId, employeeId: row.id, sectorId })));
}
