import type { CivilDate } from '@paga/contract/shapes';
import type { SQL } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { Port } from '#core/port.ts';

/** What a salary may have been paid from: a stored contribution of the company, or a wage tax table of the nation. */
export type PaidFrom = { contribution: number } | { wageTax: number; tier: number };

/** What settings and law ask about the salary months of a company before they change. */
type SalaryMonths = {
  /** The day after the last closed month; null while none is closed. */
  firstOpenDay: (ctx: InCompany) => Promise<CivilDate | null>;
  /** Keeps that day's month and all after it as they are until the transaction ends. */
  hold: (ctx: InCompany, from: CivilDate) => Promise<unknown>;
  /** Whether any month is closed, as a condition of the statement that asks. */
  isAnyClosed: (ctx: Pick<InCompany, 'companyId'>) => SQL;
  /** Whether a salary was paid whose calculation stood on this: its month is closed, or its payment date has come. */
  isPaidFrom: (ctx: InCompany, today: CivilDate, from: PaidFrom) => Promise<boolean>;
};

/** The months themselves lie in an area above this one. */
export const salaryMonths = new Port<SalaryMonths>('the salary months of a company');
