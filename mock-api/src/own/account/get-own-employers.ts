import { getOwnEmployers as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { ownRead } from '#core/http/own-handler.ts';

export const getOwnEmployers = ownRead({
  call,
  run: async ({ tx, today }) => {
    const { rows } = await tx.execute<{ id: string; name: string; current: boolean }>(
      sql`select "id", "name", "current" from own_employers(${today}::date)`,
    );
    return rows.map(({ id, ...rest }) => ({ id: Number(id), ...rest }));
  },
});
