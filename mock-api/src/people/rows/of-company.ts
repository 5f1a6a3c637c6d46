import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { and, asc, eq, inArray, isNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { containsPattern } from '#core/db/search-text.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { employee } from '../table.ts';

type Company = Pick<Context, 'companyId'>;
type OnDay = Pick<Context, 'companyId' | 'today'>;

/** The company's employees that are not deleted. Asked beside row level security, so that neither stands alone. */
export function ofCompany({ companyId }: Company): SQL | undefined {
  return and(eq(employee.tenantId, companyId), isNull(employee.deletedAt));
}

/** Who is not active works until the last day of the contract: the status takes effect after it. */
const stillWorks = (today: string): SQL =>
  sql`(${employee.employeeStatus} = ${EmployeeStatus.inactive} and coalesce(${employee.expirationContract} >= ${today}::date, false))`;

/** The status of somebody on a day: active until the last day of the contract. */
export function statusOn(
  row: { employeeStatus: EmployeeStatus; expirationContract: string | null },
  day: string,
): EmployeeStatus {
  const { employeeStatus, expirationContract } = row;
  const works = expirationContract !== null && expirationContract >= day;
  return employeeStatus === EmployeeStatus.inactive && works ? EmployeeStatus.active : employeeStatus;
}

/** The active employees: of status active, or not active from a day to come on, and no draft. */
export function activeOfCompany(company: OnDay): SQL | undefined {
  return and(
    ofCompany(company),
    or(eq(employee.employeeStatus, EmployeeStatus.active), stillWorks(company.today)),
    eq(employee.draftStatus, DraftStatus.undrafted),
  );
}

/** The active employees who stay: nobody has said of them that they leave. */
export const stayingOfCompany = (company: Company): SQL | undefined =>
  and(
    ofCompany(company),
    eq(employee.employeeStatus, EmployeeStatus.active),
    eq(employee.draftStatus, DraftStatus.undrafted),
  );

/** The tab of a status (0: all). A draft stands under "In process" whatever its status. */
export function inTab(company: OnDay, status: 0 | EmployeeStatus): SQL | undefined {
  if (status === 0) return ofCompany(company);
  if (status === EmployeeStatus.active) return activeOfCompany(company);
  const draft = eq(employee.draftStatus, DraftStatus.draft);
  const ofStatus = eq(employee.employeeStatus, status);
  const tab =
    status === EmployeeStatus.processing
      ? or(ofStatus, draft)
      : and(ofStatus, not(stillWorks(company.today)), eq(employee.draftStatus, DraftStatus.undrafted));
  return and(ofCompany(company), tab);
}

/** One of these employees, however many. */
export function oneOf(ids: readonly number[]): SQL {
  return sql`${employee.id} = any(${arrayLiteral(ids)}::bigint[])`;
}

/** Names in the order of the Albanian alphabet: ç after c, ë after e. */
export function byName(): SQL[] {
  return [
    sql`${employee.firstName} collate "sq-x-icu"`,
    sql`${employee.lastName} collate "sq-x-icu"`,
    asc(employee.id),
  ];
}

/** What a search leaves; no search leaves all. */
export function matching(search: string | undefined): SQL | undefined {
  return search ? like(employee.searchText, containsPattern(search)) : undefined;
}

/** The employee, or `NOT_FOUND` for one of another company as for one that does not exist. */
export async function employeeOf(
  ctx: Pick<Context, 'tx' | 'companyId'>,
  employeeId: number,
): Promise<typeof employee.$inferSelect> {
  const [row] = await ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), eq(employee.id, employeeId)));
  return found(row);
}

/** The names of the saved employees who have one of these personal numbers, by number. */
export async function namesByPersonalNumber(
  ctx: Pick<Context, 'tx' | 'companyId'>,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const { personalNumber, firstName, lastName } = employee;
  const rows = await ctx.tx
    .select({ personalNumber, firstName, lastName })
    .from(employee)
    .where(and(ofCompany(ctx), inArray(personalNumber, [...numbers])));
  return new Map(
    rows.flatMap((row) => (row.personalNumber ? [[row.personalNumber, fullName(row)] as const] : [])),
  );
}
