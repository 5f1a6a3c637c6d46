import type { Context } from '#core/http/context.ts';
import type { notification } from './table.ts';

/** The company that is notified, and the day. */
export type Scope = Pick<Context, 'tx' | 'companyId' | 'today'>;
/** Something a company is notified of. */
export type UpcomingEvent = Pick<
  typeof notification.$inferInsert,
  'type' | 'objectId' | 'employeeId' | 'date'
>;

/** The tasks of a closing that are payments to the tax administration. */
export const TAX_TASKS = ['contributionPayment', 'taxPayment'] as const;
