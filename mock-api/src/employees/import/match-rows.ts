import {
  type ImportChange,
  type ImportColumn,
  type ImportMatch,
  WORKBOOK_FIELDS,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import type { Context } from '#core/http/context.ts';
import {
  byEmployee,
  employee,
  employeeSector,
  ofCompany,
  sector,
  type Terms,
  termsInForce,
  wireTerms,
} from '#people/public.ts';
import type { ReadRow } from './read/read-row.ts';

type Value = string | number | null;
type Row = typeof employee.$inferSelect;
type Saved = { person: Row; values: Partial<Record<ImportColumn, Value>> };

/** Whom the rows of a workbook would change and how, by the rows' personal numbers. */
export async function matchRows(
  ctx: Context,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => ImportMatch | null> {
  const numbers = [...new Set(rows.flatMap(({ idNumber }) => idNumber ?? []))];
  const saved = await savedPeople(ctx, numbers);
  return (row) => {
    const match = saved.get(row.idNumber ?? '');
    if (!match) return null;
    const { id, version } = match.person;
    return { employeeId: id, version, name: fullName(match.person), changes: changesOf(row, match.values) };
  };
}

async function savedPeople(ctx: Context, numbers: readonly string[]): Promise<Map<string, Saved>> {
  if (numbers.length === 0) return new Map();
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), sql`${employee.personalNumber} = any(${sql.param(numbers)}::text[])`));
  if (people.length === 0) return new Map();
  const terms = byEmployee(await ctx.tx.select().from(termsInForce(ctx, ctx.today)));
  const sectors = await sectorNames(ctx);
  return new Map(
    people.map((person) => {
      const values = valuesOf(person, terms.get(person.id)?.[0], sectors.get(person.id));
      return [person.personalNumber ?? '', { person, values }];
    }),
  );
}

async function sectorNames(ctx: InCompany): Promise<Map<number, string>> {
  const rows = await ctx.tx
    .select({ employeeId: employeeSector.employeeId, name: sector.name })
    .from(employeeSector)
    .innerJoin(sector, and(scoped(ctx, sector), eq(sector.id, employeeSector.sectorId)))
    .where(scoped(ctx, employeeSector))
    .orderBy(asc(sector.name));
  return new Map([...byEmployee(rows)].map(([id, named]) => [id, named.map(({ name }) => name).join(', ')]));
}

/** What is saved of somebody, by the columns of a workbook. The gross of people who are paid otherwise is none of them. */
function valuesOf(person: Row, terms: Terms | undefined, sectors: string | undefined): Saved['values'] {
  const isFixed = terms?.salaryPaymentType === SalaryPaymentType.fixed;
  const saved = { ...person, ...(terms && wireTerms(terms)), bruttoSalary: toEuro(terms?.baseCents ?? 0) };
  const said = WORKBOOK_FIELDS.filter(({ field }) => field !== 'personalNumber').map(
    ({ field, column }) => [column, saved[field] ?? null] as const,
  );
  return {
    ...Object.fromEntries(said.filter(([column]) => column !== 'grossSalary' || isFixed)),
    name: fullName(person),
    class: sectors ?? null,
  };
}

const compared: Partial<Record<ImportColumn, (value: Value) => Value>> = {
  phoneNumber: (value) => `${value ?? ''}`.replace(/[^\d+]/g, ''),
  emailAddress: (value) => `${value ?? ''}`.toLowerCase(),
  class: (value) => folded(`${value ?? ''}`),
};

/** What a row says otherwise than what is saved. A cell without content says nothing, so it takes nothing away. */
function changesOf(row: ReadRow, values: Saved['values']): ImportChange[] {
  return row.filled.flatMap((column) => {
    const said = row[column];
    if (!(column in values) || said === null) return [];
    const old = values[column] ?? null;
    const as = compared[column] ?? ((value: Value) => value);
    return as(old) === as(said) ? [] : [{ column, old, new: said }];
  });
}
