import { z } from 'zod';
import { signedIn } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, paged } from '#core/shapes.ts';
import { LoginCompany } from '#identity/user.ts';
import { CurrentMonth, MonthBehind } from './overview.ts';

/** How many companies a page of the overview may hold: each of them is read and checked by itself. */
export const COMPANIES_PAGE = 20;

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
 * Where the payroll of one's companies stands (ours), by name: for role 1 all of them, for others those they are linked to. Searched by a part of the name,
 * case and diacritics do not count.
 */
export const getCompaniesOverview = endpoint({
  method: 'GET',
  path: '/filing/companies-overview',
  summary: "Where the payroll of one's companies stands",
  query: z.strictObject({
    search: z.string().trim().max(TextLength.search).optional(),
    page: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).default(1),
    pageSize: z.coerce.number<number>().pipe(z.int().min(1).max(COMPANIES_PAGE)).default(10),
  }),
  response: paged(CompanyOverview).extend({ today: CivilDate }),
  effect: 'read',
  access: signedIn,
});
