import { generateSalaries as call, type GenerateCounts } from '@paga/contract/payroll';
import { figureOf, SALARY_AMOUNTS, type StoredEdit } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { monthNamed } from '#core/calendar-month.ts';
import { write } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import { leaveOfMonth } from '#leave/public.ts';
import {
  changePeriod,
  deletePeriod,
  lockOpenPeriod,
  type MonthWriter,
  type Period,
  periodState,
  readBasis,
  requireTaxTable,
  salary,
  storeBasis,
  storeSalaries,
} from '#months/public.ts';
import { computeRows, planRow } from '../rows/compute.ts';
import { ofPeriod, rowsOfPeriod } from '../rows/month-rows.ts';
import { peopleOfMonth } from '../rows/people.ts';

type AmountName = (typeof SALARY_AMOUNTS)[number];
type Known = { fingerprint: string; edits: StoredEdit | null };

async function knownRows(ctx: MonthWriter, periodId: number): Promise<Map<number, Known>> {
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, fingerprint: salary.fingerprint, edits: salary.edits })
    .from(salary)
    .where(ofPeriod(ctx, periodId));
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** Of how many rows that are stored already some amount is another than was computed now. */
async function changedMoney(
  ctx: MonthWriter,
  periodId: number,
  computed: Awaited<ReturnType<typeof computeRows>>,
): Promise<number> {
  if (computed.length === 0) return 0;
  const amounts = Object.fromEntries(SALARY_AMOUNTS.map((name) => [name, salary[name]]));
  const rows = await ctx.tx
    .select({
      employeeId: salary.employeeId,
      ...(amounts as Record<AmountName, (typeof salary)[AmountName]>),
    })
    .from(salary)
    .where(ofPeriod(ctx, periodId));
  const stored = new Map(rows.map((row) => [row.employeeId, row]));
  const differs = ({ person, result }: (typeof computed)[number]) => {
    const row = stored.get(person.id);
    return row !== undefined && SALARY_AMOUNTS.some((name) => row[name] !== figureOf(result, name));
  };
  return computed.filter(differs).length;
}

/** What a run did; `period` is null when nobody is in the month and nothing was there before. */
type GenerateRun = { period: Period | null; counts: GenerateCounts };

/**
 * Calculates a month inside the caller's transaction: a handful of set-based reads, the engine in process, one statement that writes.
 * Rows whose inputs have not changed are neither computed nor written, so a second run changes nothing; hand edits are inputs and stay.
 */
export async function generateMonth(ctx: MonthWriter, month: CalendarMonth): Promise<GenerateRun> {
  const period = await lockOpenPeriod(ctx, month);
  const known = period.isNew ? new Map<number, Known>() : await knownRows(ctx, period.id);
  const people = await peopleOfMonth(ctx, month, period.isNew ? undefined : period.id);
  if (people.length === 0) {
    if (period.isNew) await deletePeriod(ctx, period.id);
    return {
      period: period.isNew ? null : period,
      counts: { created: 0, updated: 0, changed: 0, unchanged: 0, ended: 0 },
    };
  }
  const basis = await readBasis(ctx, month, period.paymentDate);
  requireTaxTable(basis);
  const basisId = await storeBasis(ctx, basis);
  const leave = await leaveOfMonth(ctx, month);
  const planned = await mapInTurns(people, (person) =>
    planRow(person, leave, known.get(person.id)?.edits ?? null, basisId, month),
  );
  const changed = planned.filter((row) => known.get(row.person.id)?.fingerprint !== row.fingerprint);
  const computed = await computeRows(changed, basis);
  const created = changed.filter((row) => !known.has(row.person.id)).length;
  const ofMoney = period.isNew ? 0 : await changedMoney(ctx, period.id, computed);
  await storeSalaries(ctx, { periodId: period.id, basisId }, computed);
  const counts = {
    created,
    updated: changed.length - created,
    changed: ofMoney,
    unchanged: planned.length - changed.length,
    ended: people.filter((person) => !person.inMonth).length,
  };
  return {
    period: changed.length === 0 ? period : await changePeriod(ctx, period, { calculatedAt: ctx.now }),
    counts,
  };
}

export const generateSalaries = write({
  call,
  run: async (ctx, { query }) => {
    const { period, counts } = await generateMonth(ctx, query);
    if (!period) return { period: null, salaries: [], counts };
    return { period: await periodState(ctx, period), salaries: await rowsOfPeriod(ctx, period.id), counts };
  },
  // A run is one line; one that found everything as it was leaves none.
  audit: ({ input, answer }) => {
    const { created, updated, unchanged, ended } = answer.counts;
    if (created + updated === 0) return null;
    return {
      page: 'salaries',
      type: 'generate',
      about: { month: monthNamed(input.query) },
      new: { rows: answer.salaries.length, created, updated, unchanged, ended },
    };
  },
});
