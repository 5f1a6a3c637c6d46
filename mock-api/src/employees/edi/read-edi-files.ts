import {
  type EdiChoices,
  EdiMonth,
  type EdiPerson,
  type EdiPreview,
  type EdiWorkbook,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { monthEnd } from '@paga/payroll';
import { and, isNull, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { folded } from '#core/db/search-text.ts';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { sentBytes } from '#core/files/sent-bytes.ts';
import { shownName } from '#core/files/shown-name.ts';
import type { Context } from '#core/http/context.ts';
import { offloaded } from '#core/offload/offload.ts';
import { readBasis } from '#months/public.ts';
import { ofCompany } from '#people/public.ts';
import { employee } from '#people/table.ts';
import type { SentEdi } from './edi.worker.ts';
import type { EdiPeriod } from './people/recomputed-month.ts';
import { recognisedMonth } from './read/recognised-month.ts';

export const ediJobs = offloaded<typeof import('./edi.worker.ts')>('employees/edi/edi.worker', {
  in: 'thread',
  seconds: 60,
});

/** The files of a request and what the person says about them. */
type EdiFiles = { files: readonly File[]; lists?: readonly File[] | undefined; choices: EdiChoices };

/** Reads the wage lists of a request: months recognised, people found across them, computed anew, and who is an employee already. */
export async function readEdiFiles(
  ctx: Context,
  { files, lists = [], choices }: EdiFiles,
): Promise<EdiPreview> {
  refuseUnpaired(files, lists, choices);
  const workbooks = await withMonths(files, choices.months);
  const sent = await Promise.all(
    lists.map(async (file, index) => ({ bytes: await sentBytes(file), columns: choices.lists[index] })),
  );
  const { workbooks: read, people } = await ediJobs('readEdi', {
    workbooks,
    lists: sent.flatMap(({ bytes, columns }) => (columns ? [{ bytes, columns }] : [])),
    periods: await periodsOf(ctx, workbooks),
    today: ctx.today,
  });
  const employees = await employeesAmong(ctx, people);
  return {
    workbooks: read,
    people: people.map((person) => ({ ...person, existing: employees.get(person.key) ?? null })),
  };
}

/** What keeps the wage lists from being saved, by file: `files.0` with the code of its first error. */
export function refuseFaulty(workbooks: readonly EdiWorkbook[]): void {
  const fields = workbooks.flatMap(({ problems }, index) => {
    const error = problems.find(({ severity }) => severity === 'error');
    return error
      ? [
          {
            path: `files.${index}`,
            code: error.code,
            message: error.value ?? 'This wage list cannot be read',
          },
        ]
      : [];
  });
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
}

/** Every file has its choice, and a wage list one second workbook at most. */
function refuseUnpaired(files: readonly File[], lists: readonly File[], choices: EdiChoices): void {
  if (choices.months.length !== files.length)
    throw invalidField('choices.months', 'invalid', 'A month, or null, for each of the files');
  const belongTo = choices.lists.map(({ workbook }) => workbook);
  const isWrong = belongTo.some((at, index) => at >= files.length || belongTo.indexOf(at) !== index);
  if (belongTo.length !== lists.length || isWrong)
    throw invalidField('choices.lists', 'invalid', 'Each list belongs to a file of its own');
}

// What a person has chosen comes first, then the name of the file, then a title in it.
async function withMonths(files: readonly File[], chosen: readonly (EdiMonth | null)[]): Promise<SentEdi[]> {
  const workbooks = await Promise.all(
    files.map(
      async (file, index): Promise<SentEdi> => ({
        fileName: shownName(file.name, 'xlsx'),
        bytes: await sentBytes(file),
        month: chosen[index] ?? recognisedMonth(file.name),
      }),
    ),
  );
  const unnamed = workbooks.filter(({ month }) => month === null);
  if (unnamed.length === 0) return workbooks;
  const inside = await ediJobs(
    'monthsInside',
    unnamed.map(({ bytes }) => bytes),
  );
  unnamed.forEach((workbook, index) => {
    workbook.month = inside[index] ?? null;
  });
  return workbooks;
}

async function periodsOf(ctx: Context, workbooks: readonly SentEdi[]): Promise<Record<EdiMonth, EdiPeriod>> {
  const periods: Record<EdiMonth, EdiPeriod> = {};
  for (const { month: name } of workbooks) {
    if (name === null || name in periods) continue;
    const [year = 0, month = 0] = EdiMonth.parse(name).split('-').map(Number);
    const { period } = await readBasis(ctx, { year, month }, monthEnd(year, month));
    const { paymentDate, tables, contributions } = period;
    periods[name] = { paymentDate, ...(tables && { tables }), contributions: contributions ?? null };
  }
  return periods;
}

type Found = Pick<EdiPerson, 'key' | 'personalNumber' | 'firstName' | 'lastName'>;

/** Who is an employee already: by the personal number; who has none, by the name among those who have none. */
async function employeesAmong(
  ctx: Context,
  people: readonly Found[],
): Promise<Map<string, { employeeId: number; name: string }>> {
  const numbers = people.flatMap(({ personalNumber }) => personalNumber ?? []);
  const { id, personalNumber, firstName, lastName } = employee;
  const columns = { id, personalNumber, firstName, lastName };
  const numbered = await ctx.tx
    .select(columns)
    .from(employee)
    .where(and(ofCompany(ctx), sql`${personalNumber} = any(${arrayLiteral(numbers)}::text[])`));
  const unnumbered =
    numbers.length === people.length
      ? []
      : await ctx.tx
          .select(columns)
          .from(employee)
          .where(and(ofCompany(ctx), isNull(personalNumber)));
  return new Map(
    [...numbered, ...unnumbered].map((row) => [
      row.personalNumber ?? `name:${folded(fullName(row))}`,
      { employeeId: row.id, name: fullName(row) },
    ]),
  );
}
