import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { and, inArray, sql } from 'drizzle-orm';
import { folded } from '#core/db/search-text.ts';
import type { Context } from '#core/http/context.ts';
import { employee, ofCompany, statusOn } from '#people/public.ts';

const MOST = 8;

/** What a person types is text, never a wildcard. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What is searched: every word somewhere, in any order; from the third on in the order typed. */
export function patternsOf(term: string): { one: string; two: string; rest: string; beginning: string } {
  const text = folded(term);
  const [one = '', two = '', ...rest] = text.split(' ').map(literal);
  return { one: `%${one}%`, two: `%${two}%`, rest: `%${rest.join(' ')}%`, beginning: `${literal(text)}%` };
}

/** Where the list shows a person: the tab of the status, searched by the name. */
function pathOf(row: { name: string; employeeStatus: number; draftStatus: number }): string {
  const processing =
    row.employeeStatus === EmployeeStatus.processing || row.draftStatus === DraftStatus.draft;
  const tab = processing
    ? 'processing'
    : row.employeeStatus === EmployeeStatus.inactive
      ? 'inactive'
      : undefined;
  return `/employees?${new URLSearchParams({ ...(tab && { tab }), search: row.name })}`;
}

type EmployeeFind = {
  source: 'employees';
  id: number;
  title: string;
  detail: string | null;
  path: string;
};

/** The employees of the company whom a search finds, best first. */
export async function findEmployees(
  ctx: Pick<Context, 'tx' | 'companyId' | 'today'>,
  term: string,
): Promise<EmployeeFind[]> {
  const { one, two, rest, beginning } = patternsOf(term);
  const found = await ctx.tx.execute<{ id: string }>(
    sql`select "id" from public.find_employees(${one}, ${two}, ${rest}, ${beginning}, ${MOST}) as "id"`,
  );
  const ids = found.rows.map((row) => Number(row.id));
  if (ids.length === 0) return [];
  const { id, firstName, lastName, occupation, email } = employee;
  const { employeeStatus, draftStatus, expirationContract } = employee;
  const rows = await ctx.tx
    .select({
      ...{ id, firstName, lastName, occupation, email },
      ...{ employeeStatus, draftStatus, expirationContract },
    })
    .from(employee)
    .where(and(ofCompany(ctx), inArray(employee.id, ids)));
  return rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => {
      const name = fullName(row);
      return {
        source: 'employees',
        id: row.id,
        title: name,
        detail: row.occupation ?? row.email,
        path: pathOf({ ...row, employeeStatus: statusOn(row, ctx.today), name }),
      };
    });
}
