import { getSectorAbsences as call, type NamedAbsence } from '@paga/contract/leave';
import { addMonths } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { ownRead } from '#core/http/own-handler.ts';

const MONTHS = 3;

/** Who of the sector is away: what one function of the database says, which knows whom the transaction is of and whether the company shows it. */
export const getSectorAbsences = ownRead({
  call,
  part: 'leave',
  atWork: true,
  run: async (ctx) => {
    const { rows } = await ctx.tx.execute<{ shown: boolean; absences: NamedAbsence[] }>(sql`
      select own_sector_shown(${ctx.today}::date) as "shown",
        (select coalesce(json_agg(a), '[]') from own_sector_absences(${ctx.today}::date, ${addMonths(ctx.today, MONTHS)}::date) a) as "absences"`);
    const [row] = rows;
    return { absences: row?.shown ? row.absences : null };
  },
});
