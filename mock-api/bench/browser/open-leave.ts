// Opening the leave calendar of a company of 1,000 in Chromium on the built site against one of 50: its month, and the wall chart of a month and of a
// year, until leave is painted; then scrolling the wall chart of 1,000.

import { eq } from 'drizzle-orm';
import { createApp } from '#app.ts';
import { inCompany } from '#core/db/transaction.ts';
import { vacation } from '#leave/count/table.ts';
import { employee, employeeSector, sector } from '#people/table.ts';
import { benchSite } from '../bench-site.ts';
import { browseSite } from '../browse-site.ts';
import { benchDeps, type PreparedCompany } from '../prepared-company.ts';

const OF_A_SECTOR = 25;
/** Each person is away on four stretches of a year of six days each, spread over all of it in a fixed pattern. */
const STRETCHES = 4;
const YEAR = 2026;

const civil = (day: number): string => new Date(Date.UTC(YEAR, 0, day)).toISOString().slice(0, 10);

function leavesOf(employeeId: number, index: number, facts: { tenantId: number; createdBy: number }) {
  return Array.from({ length: STRETCHES }, (_, stretch) => {
    const first = stretch * 90 + ((index * 37) % 80) + 1;
    const [from, to] = [civil(first), civil(first + 5)];
    return { ...facts, employeeId, type: 0 as const, from, to, days: [from] };
  });
}

/** Sectors of 25 people and four leaves of everybody; answers with the server that shows them. */
async function withLeave({ db, companyId: tenantId, userId: createdBy }: PreparedCompany, site: string) {
  await inCompany(db, tenantId, async (tx) => {
    const people = await tx.select({ id: employee.id }).from(employee).where(eq(employee.tenantId, tenantId));
    const names = Array.from(
      { length: Math.ceil(people.length / OF_A_SECTOR) },
      (_, index) => `Sektori ${index + 1}`,
    );
    const sectors = await tx
      .insert(sector)
      .values(names.map((name) => ({ tenantId, name })))
      .returning({ id: sector.id });
    await tx.insert(employeeSector).values(
      people.map(({ id }, index) => ({
        tenantId,
        employeeId: id,
        sectorId: sectors[Math.floor(index / OF_A_SECTOR)]?.id ?? 0,
      })),
    );
    await tx
      .insert(vacation)
      .values(people.flatMap(({ id }, index) => leavesOf(id, index, { tenantId, createdBy })));
  });
  return { app: createApp(benchDeps(db), benchSite(site)) };
}

process.exit((await browseSite([50, 1_000], 'open-leave.mjs', withLeave)) ? 0 : 1);
