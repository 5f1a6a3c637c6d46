import type { NamedAbsence } from '@paga/contract/leave';
import { sql } from 'drizzle-orm';
import type { OwnEmployeeContext } from '#core/http/context.ts';

/** Leave that waits for the employee whose page it is. */
type ToDecide = {
  id: number;
  employeeId: number;
  name: string;
  from: string;
  to: string;
  workingDays: number;
  askedAt: string;
  deputy: boolean;
  away: NamedAbsence[];
};

type Row = Omit<ToDecide, 'id' | 'employeeId' | 'askedAt'> & {
  id: string;
  employeeId: string;
  askedAt: Date | string;
};

/** What the database says that this employee decides about: it knows whom the transaction is of, so there is nothing to ask it for. */
export async function leaveToDecide({ tx, now }: OwnEmployeeContext): Promise<ToDecide[]> {
  const { rows } = await tx.execute<Row>(sql`
    select "id", "employeeId", "name", "from"::text, "to"::text, "workingDays", "askedAt", "deputy", "away" from own_to_decide(${now.toISOString()})`);
  return rows.map(({ id, employeeId, askedAt, ...row }) => ({
    ...row,
    ...{ id: Number(id), employeeId: Number(employeeId), askedAt: new Date(askedAt).toISOString() },
  }));
}
