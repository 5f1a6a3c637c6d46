import {
  getLeaveLedger as call,
  type LeaveTypeId,
  type LedgerAccount,
  type LedgerEntry,
} from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { balanceOn, type LedgerLine, yearFigures } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { employeeOf } from '#people/public.ts';
import { vacation } from '../count/table.ts';
import { ledgerRows } from './ledger-rows.ts';
import {
  correctionsOf,
  firstLinkedYear,
  ledgerRules,
  personLedger,
  type StoredCorrection,
} from './person-ledger.ts';
import { usedDaysOf } from './used-days.ts';

/** The lines behind a person's balances of a year, up to a date. */
export const getLeaveLedger = read({
  call,
  run: async (ctx, { query: { employeeId, year: asked, on } }) => {
    const year = asked ?? Number((on ?? ctx.today).slice(0, 4));
    const until = on ?? `${year}-12-31`;
    if (!until.startsWith(`${year}-`))
      throw invalidField('query.on', 'other_year', 'The date lies in another year.');
    const person = await employeeOf(ctx, employeeId);
    const rules = await ledgerRules(ctx);
    const linked = { first: firstLinkedYear(rules.settings, year), last: year, employeeId };
    const used = await usedDaysOf(ctx, linked);
    const corrections = await correctionsOf(ctx, linked);
    const about = await wordsOf(ctx, corrections, used.of(employeeId, LeaveType.special));
    const account = (typeId: LeaveTypeId): LedgerAccount => {
      const first = typeId === LeaveType.annual ? linked.first : year;
      const ofType = { type: typeId, first, last: year, used: used.of(employeeId, typeId), corrections };
      const lines = personLedger(rules, person, ofType).filter((line) => line.year === year);
      return {
        typeId,
        ...yearFigures(lines, year, ctx.today),
        balance: balanceOn(lines, until),
        lines: ledgerRows(lines.filter(({ date }) => date <= until)).map(({ source, ...row }) => ({
          ...row,
          ...about({ ...row, source }),
        })),
      };
    };
    const types = Object.values(LeaveType).filter(
      (type) => type !== LeaveType.maternity || person.gender === Gender.female,
    );
    return { employeeId, year, on: until, accounts: types.map(account) };
  },
});

type About = Pick<LedgerEntry, 'vacationId' | 'reason' | 'note' | 'by'>;

/** What stands beside a line: the leave it is of and its reason, or the note of a correction and who made it. */
async function wordsOf(
  ctx: Context,
  corrections: readonly StoredCorrection[],
  special: readonly { source: number | null }[],
): Promise<(row: Pick<LedgerLine, 'kind' | 'cause' | 'source'>) => About> {
  const names = await namesOf(
    ctx,
    corrections.map(({ createdBy }) => createdBy),
  );
  const ids = special.flatMap(({ source }) => source ?? []);
  const reasons = await ctx.tx
    .select({ id: vacation.id, reason: vacation.reason })
    .from(vacation)
    .where(and(scoped(ctx, vacation), inArray(vacation.id, ids)));
  return ({ kind, source }) => {
    const correction = kind === 'corrected' ? corrections.find(({ id }) => id === source) : undefined;
    const ofLeave = correction ? null : source;
    return {
      vacationId: ofLeave,
      reason: reasons.find(({ id }) => id === ofLeave)?.reason ?? null,
      note: correction?.note ?? null,
      by: correction ? (names.get(correction.createdBy) ?? null) : null,
    };
  };
}
