import {
  type ContractEnds,
  type EmployeeFilters,
  type EmployeeSort,
  MISSING_DATA,
  type MissingData,
} from '@paga/contract/employees';
import { addDays } from '@paga/payroll';
import { and, asc, between, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { byName, employee, employeeSector, sector, termsInForce } from '#people/public.ts';

type Asker = Pick<Context, 'tx' | 'companyId' | 'today'>;

const PARTS = MISSING_DATA.filter((data) => data !== 'any');
const isMissing = (data: (typeof PARTS)[number]) => isNull(employee[data]);

function lacking(data: MissingData): SQL | undefined {
  return data === 'any' ? or(...PARTS.map(isMissing)) : isMissing(data);
}

function ending(today: string, ends: ContractEnds): SQL {
  const { expirationContract } = employee;
  if (ends === 'open') return isNull(expirationContract);
  if (ends === 'ended') return lt(expirationContract, today);
  return between(expirationContract, today, addDays(today, ends === 'within30' ? 30 : 90));
}

async function inSector(ctx: Asker, sectorId: number): Promise<SQL> {
  const [known] = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, sectorId), isNull(sector.deletedAt)));
  const members = ctx.tx
    .select({ id: employeeSector.employeeId })
    .from(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, found(known).id)));
  return inArray(employee.id, members);
}

function onTerms(ctx: Asker, { employerTier, employmentType }: EmployeeFilters): SQL | undefined {
  if (employerTier === undefined && employmentType === undefined) return undefined;
  const terms = termsInForce(ctx, ctx.today);
  const wanted = and(
    employerTier === undefined ? undefined : eq(terms.employerTier, employerTier),
    employmentType === undefined ? undefined : eq(terms.employmentType, employmentType),
  );
  return inArray(employee.id, ctx.tx.select({ id: terms.employeeId }).from(terms).where(wanted));
}

/** What the filters leave; no filter leaves all. `NOT_FOUND` for a sector that the company does not have. */
export async function narrowed(ctx: Asker, filters: EmployeeFilters): Promise<SQL | undefined> {
  return and(
    filters.sectorId === undefined ? undefined : await inSector(ctx, filters.sectorId),
    onTerms(ctx, filters),
    filters.contractEnds && ending(ctx.today, filters.contractEnds),
    filters.missing && lacking(filters.missing),
  );
}

const TEXTS = { occupation: employee.occupation, phone: employee.phone, email: employee.email };
const DATES = {
  contractStarted: employee.contractStarted,
  expirationContract: employee.expirationContract,
  birthDate: employee.birthDate,
};
const isText = (sort: EmployeeSort): sort is keyof typeof TEXTS => sort in TEXTS;

/** The order of a list: empty values last either way, equal ones by name. */
export function sortedBy(sort: EmployeeSort = 'name', order: 'asc' | 'desc' = 'asc'): SQL[] {
  const way = sql.raw(`${order} nulls last`);
  const inWords = (column: PgColumn) => sql`${column} collate "sq-x-icu" ${way}`;
  if (sort === 'name') return [inWords(employee.firstName), inWords(employee.lastName), asc(employee.id)];
  return [isText(sort) ? inWords(TEXTS[sort]) : sql`${DATES[sort]} ${way}`, ...byName()];
}
