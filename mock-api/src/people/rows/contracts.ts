import type { PastContract } from '@paga/contract/employees';
import { monthEnd, monthStart } from '@paga/payroll';
import { type SQL, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { employee } from '../table.ts';

/** What a record says of its contracts: the newest, and those before it. */
export type Contracts = {
  contractStarted: string | null;
  expirationContract: string | null;
  earlierContracts: readonly PastContract[];
};

/** A contract; `ended` null: it goes on. */
type OneContract = { started: string; ended: string | null };

/** All contracts of a record, the oldest first. */
export function contractsOf({
  contractStarted,
  expirationContract,
  earlierContracts,
}: Contracts): OneContract[] {
  const newest = contractStarted === null ? [] : [{ started: contractStarted, ended: expirationContract }];
  return [...earlierContracts, ...newest];
}

/** The contracts that cover a day of the month, the oldest first: one is enough to be in the month (rules §11). */
export function contractsIn(contracts: Contracts, { year, month }: CalendarMonth): OneContract[] {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  return contractsOf(contracts).filter(
    ({ started, ended }) => started <= last && (ended === null || ended >= first),
  );
}

/** Employees of whom an earlier contract covers a day from the first to the last. */
export const hadContract = (first: string, last: string): SQL => sql`exists (
  select 1 from jsonb_to_recordset(${employee.earlierContracts}) as "past" ("started" date, "ended" date)
  where "past"."started" <= ${last} and "past"."ended" >= ${first})`;

/** A record as a month sees it: the last of its contracts in the month stands for the newest, the others of the month beside it. */
export function inMonthOf<Row extends Contracts>(
  row: Row,
  month: CalendarMonth,
): Row & { otherContracts: OneContract[] } {
  const covering = contractsIn(row, month);
  const last = covering.at(-1);
  if (!last) return { ...row, otherContracts: [] };
  return {
    ...row,
    contractStarted: last.started,
    expirationContract: last.ended,
    otherContracts: covering.slice(0, -1),
  };
}
