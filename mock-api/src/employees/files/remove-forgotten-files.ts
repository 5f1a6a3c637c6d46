import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { companiesWithWork } from '#core/db/companies-with-work.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { type Database, inCompany, type Tx } from '#core/db/transaction.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { Done } from '#core/jobs/job.ts';
import { salary } from '#months/public.ts';
import { deleteForgottenAttachments, employee, setPhotoKey } from '#people/public.ts';

const DAY_MS = 86_400_000;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

type Sweep = { tx: Tx; companyId: number; now: Date };

/** Employees deleted a day ago or more, to whom no calculated month points. */
function gone(ctx: Sweep) {
  const months = ctx.tx
    .select({ one: sql`1` })
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.employeeId, employee.id)));
  return and(scoped(ctx, employee), lt(employee.deletedAt, dayBefore(ctx.now)), notExists(months));
}

/** Files that were uploaded and given to nobody for a day, and those of people who are gone. */
function forgottenAttachments(ctx: Sweep): Promise<string[]> {
  const people = ctx.tx.select({ id: employee.id }).from(employee).where(gone(ctx));
  return deleteForgottenAttachments(ctx, dayBefore(ctx.now), sql`${people}`);
}

async function forgottenPhotos(ctx: Sweep): Promise<string[]> {
  const { id, photo } = employee;
  const rows = await ctx.tx
    .select({ id, photo })
    .from(employee)
    .where(and(gone(ctx), isNotNull(photo)))
    .for('update');
  for (const row of rows) await setPhotoKey(ctx, row.id, null);
  return rows.flatMap(({ photo: key }) => key ?? []);
}

/**
 * Removes the files of employees that nobody can reach any more: uploaded a day ago and saved with nobody, or of people who were deleted a day
 * ago and stand in no calculated month. The row goes first: a crash leaves a file too many, never a row without its file. A company that fails
 * does not keep the others from being done; throws at the end when one failed.
 */
export async function removeForgottenFiles(db: Database, files: FileStore, now: Date): Promise<Done> {
  const before = dayBefore(now).toISOString();
  const companies = await companiesWithWork(db, sql`companies_with_forgotten_files(${before}::timestamptz)`);
  let rows = 0;
  const failures: unknown[] = [];
  for (const companyId of companies) {
    try {
      const keys = await inCompany(db, companyId, async (tx) => {
        const sweep = { tx, companyId, now };
        return [...(await forgottenAttachments(sweep)), ...(await forgottenPhotos(sweep))];
      });
      for (const key of keys) await files.removeFile(key);
      rows += keys.length;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `files of ${failures.length} of ${companies.length} companies were not removed`,
    );
  return { companies: companies.length, rows };
}
