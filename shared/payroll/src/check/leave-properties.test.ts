import { leaveDays } from '#check/counted-days.ts';
import type { LedgerInput } from '#leave-ledger/leave-ledger.ts';
import {
  addDays,
  balanceOn,
  type CorrectedDays,
  calculateSalary,
  type LeaveEntry,
  type LedgerLine,
  leaveLedger,
  lowestBalance,
  type UsedDay,
  weekday,
  yearFigures,
} from '../index.ts';
import { type Dice, dice, randomSalary } from './random-salary.ts';

// PAGA_SOAK=1 runs a hundred thousand cases each; PAGA_SEED=<the seed a failure printed> replays from that very case.
const seed = Number(process.env.PAGA_SEED ?? 20_261_116);
const cases = process.env.PAGA_SOAK ? 100_000 : 400;

/** Runs a claim over all cases; it answers with what is wrong, or undefined. The case's own seed decides everything in it. */
function holds(claim: string, wrong: (roll: Dice) => unknown): void {
  test(`${claim}, in ${cases} cases from seed ${seed}`, () => {
    for (let index = 0; index < cases; index += 1) {
      const found = wrong(dice(seed + index));
      if (found !== undefined) throw new Error(`PAGA_SEED=${seed + index}: ${JSON.stringify(found)}`);
    }
  }, 900_000);
}

const FIRST = 2024;
const LAST = 2028;
const someDay = (roll: Dice, year = FIRST + roll(LAST - FIRST + 1)) => addDays(`${year}-01-01`, roll(365));

/** Leaves of a person that do not lie over one another, some over New Year, 30 June and 29 February, each as its days. */
function randomUse(roll: Dice, special: boolean): UsedDay[] {
  const days = new Map<string, UsedDay>();
  const leaves = roll(12);
  for (let leave = 0; leave < leaves; leave += 1) {
    const start = [someDay(roll), '2027-12-28', '2026-06-26', '2028-02-25'][roll(8)] ?? someDay(roll);
    const event = special && roll(2) === 0 ? '39' : null;
    const length = 1 + roll(12);
    for (let next = 0; next < length; next += 1) {
      const date = addDays(start, next);
      if (weekday(date) <= 5 && !days.has(date)) days.set(date, { date, days: 1, source: leave, event });
    }
  }
  return [...days.values()];
}

function randomCorrections(roll: Dice): CorrectedDays[] {
  const causes = ['carry', 'opening', 'employerFault', 'other'] as const;
  return Array.from({ length: roll(4) }, (_, id) => ({
    id,
    date: someDay(roll),
    days: (roll(20) - 8) / 2 || 1,
    cause: causes[roll(4)] ?? 'other',
  }));
}

/** Any person of any company; the law's additions come and go with the years. */
function randomLedger(roll: Dice): LedgerInput {
  const type = ([0, 0, 0, 1, 3] as const)[roll(5)] ?? 0;
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => ({
    year: FIRST + index,
    days: 15 + roll(16),
    byLaw: type === 0 && roll(5) > 0,
  }));
  const person = {
    started: roll(8) === 0 ? null : addDays('2018-01-01', roll(3600)),
    priorExperienceMonths: roll(3) === 0 ? roll(400) : 0,
    harmfulWork: roll(6) === 0,
    supplement: roll(4) === 0 ? { until: roll(2) === 0 ? null : someDay(roll) } : null,
  };
  return { type, years, person, used: randomUse(roll, type === 3), corrections: randomCorrections(roll) };
}

function shuffled<T>(roll: Dice, items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(roll(left.length), 1));
}

const until = (input: LedgerInput, year: number): LedgerInput => ({
  ...input,
  years: input.years.filter((one) => one.year <= year),
});

/** The same balance by walking from date to date: what is carried is used first and ends on 30 June, the rest of a year goes on where the law says so. */
function walkedTo(
  { type, years, used, corrections }: LedgerInput,
  given: readonly LedgerLine[],
  day: string,
): number {
  let [own, carried] = [0, 0];
  for (const { year, byLaw } of years) {
    const before = years.find((one) => one.year === year - 1);
    const expires = type === 0 && byLaw;
    carried = expires && before?.byLaw ? Math.max(own, 0) : 0;
    own = 0;
    let lent = 0;
    const dates = [day, `${year}-06-30`, ...[...given, ...corrections, ...used].map((one) => one.date)];
    for (const date of [...new Set(dates)].filter((one) => one.startsWith(`${year}-`)).sort()) {
      const on = (list: readonly { date: string; days: number }[]) =>
        list.reduce((sum, one) => (one.date === date ? sum + one.days : sum), 0);
      const taken = on(used);
      const isEarly = expires && date <= `${year}-06-30`;
      const brought = isEarly ? on(corrections.filter(({ cause }) => cause === 'carry')) : 0;
      own += on(given) + on(corrections) - brought - taken;
      carried += brought;
      lent += isEarly ? taken : 0;
      // What is carried pays back what was used until then, also before a correction brought it.
      const paid = Math.min(lent, Math.max(carried, 0));
      [own, carried, lent] = [own + paid, carried - paid, lent - paid];
      if (date === `${year}-06-30`) [own, carried] = [own + Math.min(carried, 0), 0];
      if (date === day) return own + carried;
    }
  }
  throw new Error(`${day} is outside the years`);
}

holds('the balance of a date shown on an earlier day is the balance when that day comes', (roll) => {
  const input = randomLedger(roll);
  const day = someDay(roll);
  const whole = leaveLedger(input);
  const then = leaveLedger(until(input, Number(day.slice(0, 4))));
  const shown = balanceOn(whole, day);
  const given = whole.filter(({ kind }) => kind === 'given');
  return shown === balanceOn(then, day) && shown === walkedTo(input, given, day)
    ? undefined
    : { input, day, shown };
});

holds(
  'every figure is the sum of its lines, and nothing depends on the order in which entries came',
  (roll) => {
    const input = randomLedger(roll);
    const other = {
      ...input,
      used: shuffled(roll, input.used),
      corrections: shuffled(roll, input.corrections),
    };
    const [lines, again] = [leaveLedger(input), leaveLedger(other)];
    const text = (ledger: readonly LedgerLine[]) =>
      ledger
        .map((line) => JSON.stringify(line))
        .sort()
        .join();
    if (text(lines) !== text(again)) return input;
    for (const { year } of input.years) {
      const today = someDay(roll, year);
      const { total, used, expired, left } = yearFigures(lines, year, today);
      const ended = yearFigures(lines, year, `${year + 1}-01-01`);
      const balance = balanceOn(lines, `${year}-12-31`);
      const sums =
        ended.total - ended.used - ended.expired === balance && left === Math.max(total - used - expired, 0);
      const taken = input.used.filter(({ date }) => date.startsWith(`${year}`)).length;
      const same = used === taken && lowestBalance(lines, year) === lowestBalance(again, year);
      if (!sums || !same) return { input, year, today };
    }
    return undefined;
  },
);

/** The working days of a leave in a month, and the borders between two of them at which it may be cut. */
function bordersOf(
  { from, to, type }: LeaveEntry,
  { weekWorkingDays, holidays }: ReturnType<typeof randomSalary>['period'],
): string[] {
  const isWorked = (day: string) => leaveDays({ type, from: day, to: day }, weekWorkingDays, holidays) === 1;
  const borders: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1))
    if (isWorked(day) && isWorked(addDays(day, 1)) && day.slice(0, 4) === addDays(day, 1).slice(0, 4))
      borders.push(day);
  return borders;
}

holds('a leave cut between two working days costs the same days and is paid the same', (roll) => {
  const input = randomSalary(roll);
  const { period } = input;
  const start = addDays(`${period.year}-${String(period.month).padStart(2, '0')}-01`, roll(40) - 10);
  const type = ([0, 1, 2, 3] as const)[roll(4)] ?? 0;
  const leave = { type, from: start, to: addDays(start, roll(25)), percentage: [100, 70, 0][roll(3)] ?? 100 };
  const borders = bordersOf(leave, period);
  const border = borders[roll(borders.length)];
  if (border === undefined) return undefined;
  // Pieces of a maternity leave are shown as one: the server names the first day of the whole.
  const since = type === 2 ? { since: leave.from } : {};
  const pieces = [
    { ...leave, ...since, to: border },
    { ...leave, ...since, from: addDays(border, 1) },
  ];
  const days = (one: LeaveEntry) => leaveDays(one, period.weekWorkingDays, period.holidays);
  const pay = (leaves: LeaveEntry[]) => JSON.stringify(calculateSalary({ ...input, leaves }));
  const sameDays = days(leave) === pieces.reduce((sum, piece) => sum + days(piece), 0);
  return sameDays && pay([{ ...leave, ...since }]) === pay(pieces) ? undefined : { input, leave, border };
});
