import { z } from 'zod';
import { inCompany, signedIn } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Euro, Month, paged, QueryId, QueryYear, Year } from '#core/shapes.ts';
import { LoginCompany } from '#identity/user.ts';
import { MonthStep, NextStep } from '#payroll/steps.ts';
import { COMPANIES_PAGE } from './companies-page.ts';

/** Where a month stands: nothing calculated, open, or closed. */
export const MonthState = z.enum(['blank', 'open', 'closed']);
export type MonthState = z.infer<typeof MonthState>;

/** A month of the ribbon. `paid` and `declared` are the marks of the closing that holds. */
export const RibbonMonth = z.object({
  year: Year,
  month: Month,
  state: MonthState,
  paid: z.boolean(),
  declared: z.boolean(),
});
export type RibbonMonth = z.infer<typeof RibbonMonth>;

/** Of a month that was opened again: on which days a closing of it was paid and declared, null where it was not. */
export const DoneBefore = z.object({ paid: CivilDate.nullable(), declared: CivilDate.nullable() });
export type DoneBefore = z.infer<typeof DoneBefore>;

/**
 * The month that people work on: `here` is the step it is in. `heads` and `net` (euro) are of its salaries, `heads` before these are calculated the active employees;
 * `problems` are the errors, `warnings` the open warnings and `hints` the hints of its check that nobody has accepted.
 */
export const CurrentMonth = RibbonMonth.extend({
  before: DoneBefore,
  here: MonthStep,
  next: NextStep,
  heads: z.int(),
  net: Euro,
  problems: z.int(),
  warnings: z.int(),
  hints: z.int(),
  paymentDate: CivilDate,
  declarationDue: CivilDate,
});
export type CurrentMonth = z.infer<typeof CurrentMonth>;

/** What a month that is not the one to work on can wait for. */
export const LateStep = NextStep.extract(['calculate', 'close', 'pay', 'declare']);
export type LateStep = z.infer<typeof LateStep>;

/** Another month that waits for something; `due` is the day by which it should be done: the payment date, or the 15th of the next month. */
export const MonthBehind = z.object({
  year: Year,
  month: Month,
  next: LateStep,
  due: CivilDate,
  before: DoneBefore,
});
export type MonthBehind = z.infer<typeof MonthBehind>;

/** A day off to come. `fallsOn`: the day of the holiday itself, where a weekend moved the day off. */
export const NextHoliday = z.object({
  date: CivilDate,
  fallsOn: CivilDate.nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
});
export type NextHoliday = z.infer<typeof NextHoliday>;

/**
 * What the home page says of the payroll (ours): the month to work on, others of the last twelve months that wait for something, the oldest first, the
 * twelve months of a year, and the next public holiday. `isNew`: the company has never closed a month.
 */
export const MonthOverview = z.object({
  today: CivilDate,
  current: CurrentMonth,
  behind: z.array(MonthBehind),
  ribbon: z.array(RibbonMonth).length(12),
  isNew: z.boolean(),
  nextHoliday: NextHoliday.optional(),
});
export type MonthOverview = z.infer<typeof MonthOverview>;

/** Where the payroll stands. `year`: of the ribbon; left out: that of the month to work on. */
export const getMonthOverview = endpoint({
  method: 'GET',
  path: '/filing/overview',
  summary: 'Where the payroll stands: the month to work on, what is late, and a year of months',
  query: z.strictObject({ tenantId: QueryId, year: QueryYear.optional() }),
  companyIn: 'query.tenantId',
  response: MonthOverview,
  effect: 'read',
  access: inCompany,
});

/** The month that a company works on, without amounts. */
export const CompanyMonth = CurrentMonth.pick({
  year: true,
  month: true,
  state: true,
  next: true,
  heads: true,
  problems: true,
  warnings: true,
  hints: true,
});
export type CompanyMonth = z.infer<typeof CompanyMonth>;

/** The next deadline of the month that a company works on. */
export const NextDeadline = z.object({ kind: z.enum(['payment', 'declaration']), on: CivilDate });
export type NextDeadline = z.infer<typeof NextDeadline>;

/**
 * Where the payroll of one company stands: `due` is null once the month is paid and declared, `behind` are the other months that wait for something, the oldest first.
 * `standing` null: this company could not be read now.
 */
export const CompanyOverview = LoginCompany.extend({
  standing: z
    .object({ current: CompanyMonth, due: NextDeadline.nullable(), behind: z.array(MonthBehind) })
    .nullable(),
});
export type CompanyOverview = z.infer<typeof CompanyOverview>;

/**
 * Where the payroll of one's companies stands (ours): for role 1 all of them, for others those they are linked to. Searched by a part of the name, case and
 * diacritics do not count. `order`: by name unless it says `deadline`, what is due first before the rest. `late`: only those whose deadline has passed, by deadline.
 * By deadline the answer says how many are late in all, and of how many where they stand is still to be read: their place is that of before, ask again.
 */
export const getCompaniesOverview = endpoint({
  method: 'GET',
  path: '/filing/companies-overview',
  summary: "Where the payroll of one's companies stands",
  query: z.strictObject({
    search: z.string().trim().max(TextLength.search).optional(),
    page: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).default(1),
    pageSize: z.coerce.number<number>().pipe(z.int().min(1).max(COMPANIES_PAGE)).default(10),
    order: z.enum(['name', 'deadline']).optional(),
    late: z.stringbool().optional(),
  }),
  response: paged(CompanyOverview).extend({
    today: CivilDate,
    late: z.int().optional(),
    unread: z.int().optional(),
  }),
  effect: 'read',
  access: signedIn,
});
