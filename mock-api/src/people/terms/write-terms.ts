import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employmentTerms } from '../table.ts';
import type { DatedTerms } from './terms.ts';

const ofEmployee = (ctx: InCompany, employeeId: number) =>
  and(scoped(ctx, employmentTerms), eq(employmentTerms.employeeId, employeeId));

/** The gross, in cents, of somebody who has their first terms only. */
export async function setFirstBase(ctx: InCompany, employeeId: number, baseCents: number): Promise<void> {
  await ctx.tx.update(employmentTerms).set({ baseCents }).where(ofEmployee(ctx, employeeId));
}

/** Writes the terms of an employee anew; a row each, as they were stored once. */
export async function replaceTerms(
  ctx: InCompany,
  employeeId: number,
  terms: readonly Omit<DatedTerms, 'id'>[],
): Promise<void> {
  await ctx.tx.delete(employmentTerms).where(ofEmployee(ctx, employeeId));
  await ctx.tx.insert(employmentTerms).values([...terms]);
}
