import { addDays, addMonths, monthEnd, monthStart, weekday } from '@paga/calendar';
import { publicHolidays } from '#calendar/public-holidays.ts';
import { calculateSalary } from '#salary/calculate-salary.ts';
import type { ExtraHours, HourKind, LeaveEntry, SalaryInput, SalaryPeriod } from '#salary/input.ts';
import type { SalaryResult } from '#salary/result.ts';
import { type InventedPerson, inventedPeople } from './invented-people.ts';
import { type Dice, dice } from './random-salary.ts';

/**
 * How often what happens in a company where nothing is wrong. Chances are per person and month in thousandths unless said; written before the rules of
 * the audit, which have to live with them.
 */
const ORDINARY = {
  /** A raise, saved, of 1 to 15 percent. */
  raise: { chance: 25, percent: 15 },
  /** People who work extra hours month by month: so many in a thousand, up to so many hours of a kind; a month has half to one and a half of it. */
  habit: { people: 250, hours: 24 },
  /** A month without the usual hours, and hours of somebody who has none, up to so many. */
  noHours: { chance: 80 },
  fewHours: { chance: 30, hours: 8 },
  /** An addition of up to 20 percent of the gross; in some companies (in a thousand) everybody gets half to a whole salary in December. */
  bonus: { chance: 30, percent: 20 },
  yearEnd: { companies: 300 },
  /** An advance of up to 30 percent of the gross; people (in a thousand) who pay a loan back by the same amount each month. */
  advance: { chance: 40, percent: 30 },
  loan: { people: 80, percent: 20 },
  /** Annual leave of up to ten working days, three times as often in August; sickness of up to five; a long one at 70 percent. */
  annual: { chance: 120, days: 10 },
  sick: { chance: 40, days: 5 },
  longSick: { chance: 3 },
  /** Somebody joins, or leaves, on any day of the month. */
  joins: { chance: 20 },
  leaves: { chance: 15 },
  /** People (in a thousand) paid by the hour, whose regular hours are typed within so many percent of the month's; people who work part time. */
  hourly: { people: 150, percent: 6 },
  partTime: { people: 80 },
  /** Another bank. */
  newAccount: { chance: 5 },
  /** Couples (in a thousand people) that share an account. */
  couple: { people: 1 },
} as const;

/** A person's month: what the engine got, and what it made of it. */
export type PaidMonth = { input: SalaryInput; result: SalaryResult; account: string | null };

/** Somebody of an invented company, with the months they were paid in, the earliest first; null: not in the company. */
export type OrdinaryPerson = Omit<InventedPerson, 'personalNumber'> & {
  personalNumber: string | null;
  months: (PaidMonth | null)[];
};

/** A company's thirteen months; the last is the one that is checked, on the day `today`. */
export type OrdinaryCompany = {
  periods: SalaryPeriod[];
  people: OrdinaryPerson[];
  today: string;
  /** Months before the last that are still open, `YYYY-MM`. */
  openBefore: string[];
  /** What the declaration needs of the company. */
  facts: { fiscalNumber: string | null; address: string | null };
};

export const MONTHS = 13;

/** What stays with a person from month to month. */
type Life = {
  started: string;
  ended: string | null;
  amount: number;
  price: number;
  habit: Partial<Record<HourKind, number>>;
  loan: number;
  isHourly: boolean;
  isPartTime: boolean;
  raisedOn: { validFrom: string; amount: number; price: number }[];
};

const chance = (roll: Dice, thousandths: number): boolean => roll(1000) < thousandths;
const between = (roll: Dice, from: number, to: number): number => from + roll(to - from + 1);
const KINDS: readonly HourKind[] = ['night', 'weekend', 'afterWork', 'holiday', 'guard'];

/** A company in which nothing is wrong, always the same for the same seed. Example: `ordinaryCompany(7, 120).people.length` is 120. */
export function ordinaryCompany(seed: number, heads?: number): OrdinaryCompany {
  const roll = dice(seed);
  const size = heads ?? between(roll, 20, 60);
  const last = monthStart(2025 + roll(2), 1 + roll(12));
  const periods = Array.from({ length: MONTHS }, (_, at) => periodOf(addMonths(last, at - MONTHS + 1)));
  const thirteenth = chance(roll, ORDINARY.yearEnd.companies) ? between(roll, 50, 100) : 0;
  const people = inventedPeople(roll, size).map((person): OrdinaryPerson => {
    const life = lifeOf(roll, periods);
    let account: string = person.account;
    const months = periods.map((period) => {
      if (chance(roll, ORDINARY.newAccount.chance)) account = person.otherAccount;
      return monthOf(roll, life, { period, account, thirteenth });
    });
    return { ...person, account, months };
  });
  const paid = periods.at(-1)?.paymentDate ?? last;
  const facts = { fiscalNumber: '810123456', address: 'Rr. Nëna Terezë 12, Prishtinë' };
  return {
    periods,
    people: withCouples(roll, people),
    today: addDays(paid, -between(roll, 1, 12)),
    openBefore: [],
    facts,
  };
}

function periodOf(first: string): SalaryPeriod {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const holidays = publicHolidays(year).holidays.map(({ date }) => date);
  // The last working day of the month.
  let paymentDate = monthEnd(year, month);
  while (weekday(paymentDate) > 5 || holidays.includes(paymentDate)) paymentDate = addDays(paymentDate, -1);
  const uplifts = { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 };
  return { year, month, paymentDate, weekWorkingDays: 5, holidays, uplifts };
}

function lifeOf(roll: Dice, periods: readonly SalaryPeriod[]): Life {
  const isHourly = chance(roll, ORDINARY.hourly.people);
  const amount = between(roll, 600, 3000) * 100;
  const habit = chance(roll, ORDINARY.habit.people)
    ? { [KINDS[roll(KINDS.length)] ?? 'night']: between(roll, 4, ORDINARY.habit.hours) }
    : {};
  const dayIn = ({ year, month }: SalaryPeriod) => addDays(monthStart(year, month), roll(28));
  const joined = periods.find(() => chance(roll, ORDINARY.joins.chance));
  const left = periods.find(() => chance(roll, ORDINARY.leaves.chance));
  const started = joined ? dayIn(joined) : `20${between(roll, 10, 22)}-0${between(roll, 1, 9)}-01`;
  const ended = left && dayIn(left) > started ? dayIn(left) : null;
  const price = (Math.round(amount / 17_600) * 100 + roll(100)) / 100;
  return {
    ...{ started, ended: ended !== null && ended < started ? null : ended, amount, price, habit, isHourly },
    loan: chance(roll, ORDINARY.loan.people) ? Math.round((amount * roll(ORDINARY.loan.percent)) / 100) : 0,
    isPartTime: !isHourly && chance(roll, ORDINARY.partTime.people),
    raisedOn: [{ validFrom: started, amount, price }],
  };
}

type Around = { period: SalaryPeriod; account: string; thirteenth: number };

function monthOf(roll: Dice, life: Life, { period, account, thirteenth }: Around): PaidMonth | null {
  const [first, last] = [monthStart(period.year, period.month), monthEnd(period.year, period.month)];
  if (life.started > last || (life.ended !== null && life.ended < first)) return null;
  raise(roll, life, first);
  const bonus = chance(roll, ORDINARY.bonus.chance) ? roll(ORDINARY.bonus.percent) : 0;
  const extra = bonus + (period.month === 12 ? thirteenth : 0);
  const advance = chance(roll, ORDINARY.advance.chance) ? roll(ORDINARY.advance.percent) : 0;
  const leaves = leavesIn(roll, life, period);
  const input: SalaryInput = {
    period,
    contract: { started: life.started, ended: life.ended },
    pay: payOf(roll, life, period),
    tier: 1,
    fullTime: !life.isPartTime,
    ...(life.isPartTime && { workingHoursPerMonth: 88 }),
    leaves,
    hours: withinMonth(hoursIn(roll, life.habit), period),
    extraBrutto: Math.round((life.amount * extra) / 100),
    deductions: { stops: life.loan, avanse: Math.round((life.amount * advance) / 100) },
  };
  return { input, result: calculateSalary(input), account };
}

function raise(roll: Dice, life: Life, first: string): void {
  if (!chance(roll, ORDINARY.raise.chance) || first <= life.started) return;
  const factor = 1 + between(roll, 1, ORDINARY.raise.percent) / 100;
  life.amount = Math.round(life.amount * factor);
  life.price = Math.floor(life.price * factor * 100) / 100;
  life.raisedOn.push({ validFrom: first, amount: life.amount, price: life.price });
}

function payOf(roll: Dice, life: Life, period: SalaryPeriod): SalaryInput['pay'] {
  if (!life.isHourly)
    return { type: 1, salaries: life.raisedOn.map(({ validFrom, amount }) => ({ validFrom, amount })) };
  const prices = life.raisedOn.map(({ validFrom, price }) => ({ validFrom, pricePerHour: price }));
  const [first, last] = [monthStart(period.year, period.month), monthEnd(period.year, period.month)];
  const isWhole = life.started <= first && (life.ended === null || life.ended >= last);
  // Typed hours of who is there for the whole month; the others have those of their days.
  if (!isWhole || roll(3) === 0) return { type: 2, prices };
  const days = workingDays(first, last).length;
  const percent = 100 + roll(2 * ORDINARY.hourly.percent + 1) - ORDINARY.hourly.percent;
  return { type: 2, prices, regularHours: Math.round(days * 8 * percent) / 100 };
}

function hoursIn(roll: Dice, habit: Life['habit']): ExtraHours {
  const usual = Object.entries(habit) as [HourKind, number][];
  if (usual.length === 0) {
    if (!chance(roll, ORDINARY.fewHours.chance)) return {};
    return { [KINDS[roll(KINDS.length)] ?? 'night']: between(roll, 1, ORDINARY.fewHours.hours) };
  }
  if (chance(roll, ORDINARY.noHours.chance)) return {};
  return Object.fromEntries(
    usual.map(([kind, hours]) => [kind, Math.round(hours * (0.5 + roll(101) / 100))]),
  );
}

/** Nobody works eight hours on more weekend days and holidays than the month has. */
function withinMonth(hours: ExtraHours, { year, month, holidays }: SalaryPeriod): ExtraHours {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  const weekend = Number(last.slice(8)) - workingDays(first, last).length;
  const festive = holidays.filter((day) => day >= first && day <= last).length;
  const most: Partial<Record<HourKind, number>> = { weekend: weekend * 8, holiday: festive * 8 };
  const kinds = Object.entries(hours) as [HourKind, number][];
  return Object.fromEntries(kinds.map(([kind, value]) => [kind, Math.min(value, most[kind] ?? value)]));
}

/** Monday to Friday. */
function workingDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (weekday(day) <= 5) days.push(day);
  return days;
}

function leavesIn(roll: Dice, { started, ended }: Life, { year, month }: SalaryPeriod): LeaveEntry[] {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  const [from, to] = [started > first ? started : first, ended !== null && ended < last ? ended : last];
  const days = workingDays(from, to);
  const often = month === 8 ? 3 * ORDINARY.annual.chance : ORDINARY.annual.chance;
  const stretch = (most: number) => {
    const at = roll(Math.max(days.length, 1));
    return [days[at], days[Math.min(at + roll(most), days.length - 1)]] as const;
  };
  const entry = (type: 0 | 1, most: number, percentage: number): LeaveEntry[] => {
    const [begin, end] = stretch(most);
    return begin && end ? [{ type, from: begin, to: end, percentage }] : [];
  };
  if (chance(roll, often)) return entry(0, ORDINARY.annual.days, 100);
  if (chance(roll, ORDINARY.sick.chance)) return entry(1, ORDINARY.sick.days, 100);
  return chance(roll, ORDINARY.longSick.chance) ? entry(1, 30, 70) : [];
}

/** A husband and a wife with one account. */
function withCouples(roll: Dice, people: OrdinaryPerson[]): OrdinaryPerson[] {
  return people.map((person, at) => {
    const other = people[at - 1];
    if (!other || !chance(roll, ORDINARY.couple.people)) return person;
    const months = person.months.map((month) => month && { ...month, account: other.account });
    return { ...person, account: other.account, months };
  });
}
