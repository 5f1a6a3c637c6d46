import { z } from 'zod';
import { Id, Month, Year } from '../shapes.ts';

const Company = z.coerce.number().pipe(Id);

/** A month of a company. */
export const MonthOfCompany = { tenantId: Company, month: z.coerce.number().pipe(Month), year: z.coerce.number().pipe(Year) };

/** A year of a company. */
export const YearOfCompany = { tenantId: Company, year: z.coerce.number().pipe(Year) };

/** To whom and about whom a report is mailed. */
export const Mailing = { employeeIds: z.array(z.coerce.number().pipe(Id)).max(20_000), email: z.email().max(200) };

/** Where a report's file is fetched from: it opens in a new tab, and checks session and company. */
export const ReportFile = z.object({ path: z.string(), fileName: z.string() });
export type ReportFile = z.infer<typeof ReportFile>;
