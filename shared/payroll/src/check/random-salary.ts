import {
  type LeaveEntry,
  type LeaveType,
  type Pay,
  publicHolidays,
  recurringFields,
  type SalaryInput,
  type SalaryPeriod,
  type TakenLine,
} from '../index.ts';
import { dayOf, textOf } from './platform-calendar.ts';

/** A source of numbers below a bound, always the same for the same seed. */
export type Dice = (below: number) => number;

/** An own small generator (xorshift, 32 bits), so a case can be replayed anywhere. Example: `dice(7)(6)`. */
export function dice(seed: number): Dice {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ 0x1b873593) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function pick<T>(roll: Dice, ...choices: readonly [T, ...T[]]): T {
  return choices[roll(choices.length)] ?? choices[0];
}

function date(roll: Dice, from: number, years: number): string {
  return textOf(dayOf(from + roll(years), 1 + roll(12), 1 + roll(28)));
}

function near(roll: Dice, year: number, month: number): string {
  return textOf(dayOf(year, month, roll(70) - 20));
}

/** Mostly a salary people have, sometimes the edges of what the engine promises. */
function amount(roll: Dice): number {
  const kind = roll(40);
  if (kind === 0) return 1_000_000_000 - roll(1000);
  return kind === 1 ? roll(100) : roll(pick(roll, 40_000, 120_000, 500_000));
}

function rate(roll: Dice): number | string {
  const kind = roll(10);
  if (kind === 0) return `${roll(60)}.${String(roll(10_000)).padStart(4, '0')}`;
  return kind === 1 ? pick(roll, 0, 50, 15) : (500 + roll(1001)) / 100;
}

function hours(roll: Dice): number {
  return roll(4000) / 100;
}

/** Any month of any company. */
export function randomPeriod(roll: Dice): SalaryPeriod {
  const year = 2009 + roll(20);
  const month = 1 + roll(12);
  const uplift = () => pick<number | string>(roll, 20, 30, 50, '12.5', '33.3333', 0);
  return {
    year,
    month,
    paymentDate:
      roll(3) === 0
        ? pick(roll, '2024-08-22', '2024-08-23', '2009-01-01')
        : textOf(dayOf(year, month + 1, roll(10))),
    weekWorkingDays: pick(roll, 5, 5, 5, 6, 7),
    holidays: publicHolidays(year).holidays.map((holiday) => holiday.date),
    uplifts: { night: uplift(), weekend: uplift(), afterWork: uplift(), holiday: uplift(), guard: uplift() },
    contributions: roll(3) === 0 ? { employee: rate(roll), employer: rate(roll) } : null,
    hoursOfMonth: pick<number | string | null>(roll, null, null, 160, '173.33', 174, 176),
    premiums:
      roll(5) === 0
        ? null
        : {
            prime: roll(6000),
            partner: roll(3000),
            children: roll(2000),
            adultChildren: roll(2500),
            parent: roll(4000),
          },
  };
}

function randomPay(roll: Dice, { year, month }: SalaryPeriod): Pay {
  const first = date(roll, 2005, 20);
  const changes = Array.from({ length: roll(3) }, () => near(roll, year, month));
  const type = roll(6);
  if (type === 0) {
    const price = () =>
      pick<number | string>(roll, roll(3000) / 100, `${roll(30)}.${String(roll(10_000)).padStart(4, '0')}`);
    const prices = [first, ...changes].map((validFrom) => ({ validFrom, pricePerHour: price() }));
    return { type: 2, prices, regularHours: pick(roll, null, roll(20_000) / 100) };
  }
  if (type === 1)
    return { type: 3, lines: Array.from({ length: 1 + roll(3) }, (_, id) => ({ id, share: amount(roll) })) };
  return { type: 1, salaries: [first, ...changes].map((validFrom) => ({ validFrom, amount: amount(roll) })) };
}

function randomLeave(roll: Dice, { year, month }: SalaryPeriod): LeaveEntry {
  const type = pick<LeaveType>(roll, 0, 1, 2, 3);
  const from = type === 2 ? textOf(dayOf(year, month - roll(14), 1 + roll(31))) : near(roll, year, month);
  const [first = 0, second = 0, third = 0] = from.split('-').map(Number);
  const to = textOf(dayOf(first, second, third + roll(type === 2 ? 400 : 20)));
  return { type, from, to, percentage: pick<number | string>(roll, 100, 70, 0, '66.6667', 50) };
}

/** One that ended on the fourth of the month. */
const earlierContract = ({ year, month }: SalaryPeriod) => ({
  started: textOf(dayOf(year - 1, month, 1)),
  ended: textOf(dayOf(year, month, 4)),
});

/** Recurring lines and named amounts behind some of the additions and deductions, as a stored month names them. */
function randomLines(roll: Dice, { extraBrutto, extraNetto, deductions }: SalaryInput): TakenLine[] {
  const amounts = { extraBrutto, extraNetto, ...deductions };
  return recurringFields.flatMap((field, index) => {
    const amount = amounts[field] ?? 0;
    if (amount === 0 || roll(3) > 0) return [];
    const typed = roll(4) === 0;
    const taken = typed ? Math.floor(amount / 2) : amount;
    const [share, of] = roll(3) === 0 ? ['12.5', 8 * amount] : [null, null];
    const owed = roll(2) === 0 ? null : roll(50_000);
    const id = 1 + index + 10 * roll(2);
    const line = { id, name: `Line ${index}`, field, share, of, wanted: amount, taken, owed, typed };
    if (typed || share !== null || roll(3) > 0) return [line];
    // Under a name, with something typed beside it.
    const named = amount - roll(amount);
    return [{ ...line, wanted: named, taken: named, owed: null, kindId: id, entry: true as const }];
  });
}

/** Any month of any employee: every branch of the rules with some probability. */
export function randomSalary(roll: Dice, period: SalaryPeriod = randomPeriod(roll)): SalaryInput {
  const input = randomFacts(roll, period);
  const lines = randomLines(roll, input);
  return lines.length > 0 ? { ...input, lines } : input;
}

function randomFacts(roll: Dice, period: SalaryPeriod): SalaryInput {
  const often = () => roll(3) > 0;
  return {
    period,
    contract: {
      started: often() ? date(roll, 2000, 9) : near(roll, period.year, period.month),
      ended: often() ? null : near(roll, period.year, period.month),
    },
    otherContracts: roll(12) === 0 ? [earlierContract(period)] : undefined,
    pay: randomPay(roll, period),
    tier: often() ? 1 : 2,
    noTaxes: roll(15) === 0,
    hasContributions: roll(10) > 0,
    employeePercentage: often() ? rate(roll) : null,
    employerPercentage: often() ? null : rate(roll),
    workingHoursPerMonth: roll(6) === 0 ? (100 + roll(17_000)) / 100 : null,
    leaves: Array.from({ length: often() ? 0 : 1 + roll(2) }, () => randomLeave(roll, period)),
    insurance: often()
      ? null
      : {
          option: pick(roll, 1, 1, 2, 3),
          employerPercentage: pick<number | string | null>(roll, null, 60, '33.33', 100),
          family: pick(
            roll,
            null,
            { partner: 1, children: roll(4) },
            { adultChildren: roll(3), parent: roll(3) },
          ),
          premium: pick(roll, null, null, roll(9000)),
        },
    hours: often()
      ? undefined
      : {
          night: hours(roll),
          weekend: hours(roll),
          afterWork: hours(roll),
          holiday: hours(roll),
          guard: hours(roll),
        },
    grossOverride: roll(12) === 0 ? amount(roll) : null,
    extraBrutto: often() ? 0 : roll(50_000),
    extraNetto: often() ? 0 : roll(30_000),
    deductions: often()
      ? undefined
      : { stops: roll(5000), avanse: roll(20_000), phone: roll(3000), ticket: roll(3000) },
  };
}
