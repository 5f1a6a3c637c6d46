import { z } from 'zod';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { Email, QueryId, QueryMonth, QueryYear } from '#core/shapes.ts';

/** A month of a company. */
export const MonthOfCompany = { tenantId: QueryId, month: QueryMonth, year: QueryYear };

/** A year of a company. */
export const YearOfCompany = { tenantId: QueryId, year: QueryYear };

/** To whom and about whom a report is mailed; at least one person is chosen. */
export const Mailing = { employeeIds: z.array(QueryId).min(1).max(EMPLOYEE_ITEMS), email: Email };

/**
 * Where a report's file is fetched from for one hour: the path opens in a new tab and checks session and company. A PDF is shown there, a
 * workbook is saved as `fileName`, such as `Statistikat-2026.pdf`.
 */
export const ReportFile = z.object({ path: z.string(), fileName: z.string() });
export type ReportFile = z.infer<typeof ReportFile>;
