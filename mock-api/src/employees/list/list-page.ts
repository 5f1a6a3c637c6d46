import {
  type EmployeeFilters,
  type EmployeeListRow,
  type EmployeeSort,
  LIST_FIELDS,
  type ListField,
  MARK_DAYS,
  PERSON_FIELDS,
  type PersonField,
} from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { addDays, toEuro } from '@paga/payroll';
import { and, count, inArray } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { PaidLine } from '#months/public.ts';
import {
  type DatedTerms,
  employee,
  inTab,
  matching,
  photoLink,
  sectorNames,
  statusOn,
  termsInForce,
  wireTerms,
} from '#people/public.ts';
import { attachmentsOf } from '../files/attachments-of.ts';
import { grossOfLines, projectPay } from '../shares/project-pay.ts';
import { nextBirthday } from './get-upcoming-birthdays.ts';
import { narrowed, sortedBy } from './list-filter.ts';

type Asked = EmployeeFilters & {
  status: 0 | EmployeeStatus;
  filterEmployees?: string;
  sort?: EmployeeSort;
  order?: 'asc' | 'desc';
  page: number;
  pageSize?: number;
};
type Own = Pick<EmployeeListRow, 'employeeStatus' | 'draftStatus' | 'expirationContract' | 'birthDate'>;

/** One page of a tab, with how many the tab, the search and the filters leave; without a page size everybody. */
export async function listPage(
  ctx: Context,
  asked: Asked,
): Promise<{ data: EmployeeListRow[]; total: number }> {
  const { status, filterEmployees, page, pageSize, sort, order } = asked;
  const wanted = and(inTab(ctx, status), matching(filterEmployees), await narrowed(ctx, asked));
  const sorted = ctx.tx
    .select(SHOWN)
    .from(employee)
    .where(wanted)
    .orderBy(...sortedBy(sort, order));
  const rows = await (pageSize === undefined ? sorted : sorted.limit(pageSize).offset((page - 1) * pageSize));
  const [counted] =
    pageSize === undefined
      ? [{ total: rows.length }]
      : await ctx.tx.select({ total: count() }).from(employee).where(wanted);
  const ids = rows.map(({ id }) => id);
  const terms = await termsById(ctx, ids);
  const gross = await grossById(ctx, terms);
  const [files, sectors] = [await attachmentsOf(ctx, ids), await sectorNames(ctx, ids)];
  const data = rows.map((one) => {
    const employeeStatus = statusOn(one, ctx.today);
    const row = { ...one, employeeStatus };
    const { employerTier, employmentType, salaryPaymentType } = wireTerms(found(terms.get(row.id)));
    return {
      ...row,
      ...marksOf(row, ctx.today),
      ...(employeeStatus !== one.employeeStatus && { leaves: true }),
      employerTier,
      employmentType,
      salaryPaymentType,
      bruttoSalary: gross(row.id),
      sectors: sectors.get(row.id) ?? [],
      attachments: files.get(row.id) ?? [],
    };
  });
  return { data, total: counted?.total ?? 0 };
}

const ownFields = PERSON_FIELDS.filter((field) => LIST_FIELDS.some((shown) => shown === field));
const SHOWN = {
  id: employee.id,
  photo: photoLink,
  ...(Object.fromEntries(ownFields.map((field) => [field, employee[field]])) as Pick<
    typeof employee,
    PersonField & ListField
  >),
};

async function termsById(ctx: Context, ids: readonly number[]): Promise<Map<number, DatedTerms>> {
  if (ids.length === 0) return new Map();
  const terms = termsInForce(ctx, ctx.today);
  const rows = await ctx.tx
    .select()
    .from(terms)
    .where(inArray(terms.employeeId, [...ids]));
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** The monthly gross in euro; of somebody paid by the hour there is none. */
async function grossById(
  ctx: Context,
  terms: ReadonlyMap<number, DatedTerms>,
): Promise<(id: number) => number | null> {
  const isByProject = ({ salaryPaymentType }: DatedTerms) => salaryPaymentType === SalaryPaymentType.project;
  const paid = [...terms.values()].some(isByProject) ? await projectPay(ctx) : new Map<number, PaidLine[]>();
  return (id) => {
    const current = terms.get(id);
    if (!current || current.salaryPaymentType === SalaryPaymentType.hourly) return null;
    return toEuro(isByProject(current) ? grossOfLines(paid.get(id)) : current.baseCents);
  };
}

function marksOf(row: Own, today: string): Pick<EmployeeListRow, 'birthday' | 'contractMark'> {
  const isActive = row.employeeStatus === EmployeeStatus.active && row.draftStatus === DraftStatus.undrafted;
  if (!isActive) return { birthday: null, contractMark: null };
  const falls = row.birthDate && nextBirthday(row.birthDate, today);
  const ends = row.expirationContract ?? '9999-12-31';
  return {
    birthday: falls && falls <= addDays(today, MARK_DAYS.birthday) ? falls : null,
    contractMark: ends < today ? 'ended' : ends <= addDays(today, MARK_DAYS.contract) ? 'soon' : null,
  };
}
