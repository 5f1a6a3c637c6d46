import { z } from 'zod';
import { EMPLOYEE_ITEMS, TextLength } from '../limits.ts';
import { QueryId, QueryMonth, QueryYear } from '../shapes.ts';

/** A month of a company. */
export const MonthOfCompany = { tenantId: QueryId, month: QueryMonth, year: QueryYear };

/** A year of a company. */
export const YearOfCompany = { tenantId: QueryId, year: QueryYear };

/** To whom and about whom a report is mailed. */
export const Mailing = { employeeIds: z.array(QueryId).max(EMPLOYEE_ITEMS), email: z.email().max(TextLength.email) };

/** Where a report's file is fetched from: it opens in a new tab, and checks session and company. */
export const ReportFile = z.object({ path: z.string(), fileName: z.string() });
export type ReportFile = z.infer<typeof ReportFile>;
