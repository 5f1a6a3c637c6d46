import { z } from 'zod';
import { QueryId, QueryMonth, QueryYear } from '#core/shapes.ts';

/** Query of the calls that name a month of a company; `userId` is the company. */
export const MonthQuery = z.strictObject({
  month: QueryMonth,
  year: QueryYear,
  userId: QueryId,
});
export type MonthQuery = z.infer<typeof MonthQuery>;
