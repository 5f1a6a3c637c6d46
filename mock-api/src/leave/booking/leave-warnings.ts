import type { LeaveWarning, PreviewBalance } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { addDays, isInFirstMonths } from '@paga/payroll';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { vacation } from '../count/table.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { ledgerPerson, ledgerRules } from '../ledger/person-ledger.ts';
import type { Booking } from './booking.ts';

/** Days before its start at which annual leave is to be asked for, and working days its main part has (Law on Labour 03/L-212, art. 37). */
const NOTICE_DAYS = 15;
const UNBROKEN_DAYS = 10;

type Asked = { today: string; days: readonly string[]; balances: readonly PreviewBalance[] };

/** What the law requires of annual leave and this one does not meet: a warning, never a refusal. */
export async function leaveWarnings(
  ctx: InCompany,
  person: Employee,
  booking: Booking,
  asked: Asked,
): Promise<LeaveWarning[]> {
  if (booking.type !== LeaveType.annual) return [];
  const warnings: LeaveWarning[] = [];
  if (booking.from < addDays(asked.today, NOTICE_DAYS)) warnings.push('shortNotice');
  if (await endsUnbroken(ctx, person, booking, asked)) warnings.push('noUnbrokenPart');
  if (isInFirstMonths(ledgerPerson(person, await ledgerRules(ctx)), booking.from))
    warnings.push('firstSixMonths');
  return warnings;
}

// The warning comes with the booking after which no ten days are left, not with every short one of January.
async function endsUnbroken(
  ctx: InCompany,
  person: Employee,
  { id }: Booking,
  { days, balances }: Asked,
): Promise<boolean> {
  const left = balances[0]?.left ?? 0;
  if (days.length >= UNBROKEN_DAYS || left >= UNBROKEN_DAYS || days.length === 0) return false;
  const year = days[0]?.slice(0, 4);
  const longest = await ctx.tx
    .select({ id: vacation.id })
    .from(vacation)
    .where(
      and(
        scoped(ctx, vacation),
        eq(vacation.employeeId, person.id),
        eq(vacation.type, LeaveType.annual),
        ne(vacation.id, id ?? 0),
        sql`to_char(${vacation.from}, 'YYYY') = ${year} and ${vacation.workingDays} >= ${UNBROKEN_DAYS}`,
      ),
    )
    .limit(1);
  return longest.length === 0;
}
