import { addDays, addMonths, weekday } from '@paga/calendar';
import { calculateSalary } from '#salary/calculate-salary.ts';
import type { HourKind, SalaryInput } from '#salary/input.ts';
import {
  type OrdinaryCompany,
  type OrdinaryPerson,
  ordinaryCompany,
  type PaidMonth,
} from './ordinary-months.ts';
import { type Dice, dice } from './random-salary.ts';

/** What goes wrong in a month, in the words of who finds it later; written before the rules of the audit. */
export type Mistake =
  | 'netSwing'
  | 'raiseSaved'
  | 'raiseTyped'
  | 'hoursOutOfHabit'
  | 'personalNumberDigit'
  | 'personalNumberMissing'
  | 'accountDigits'
  | 'accountMissing'
  | 'accountOfAnother'
  | 'personTwice'
  | 'hoursOverMonth'
  | 'contractEnded'
  | 'absenceUnbooked'
  | 'paymentDatePast'
  | 'paymentDayOff'
  | 'earlierMonthOpen'
  | 'factsMissing';

/** How many of each are planted in a month of 120: forty together. */
export const PLANTED: Readonly<Record<Mistake, number>> = {
  netSwing: 4,
  raiseSaved: 4,
  raiseTyped: 3,
  hoursOutOfHabit: 4,
  personalNumberDigit: 3,
  personalNumberMissing: 2,
  accountDigits: 3,
  accountMissing: 2,
  accountOfAnother: 3,
  personTwice: 2,
  hoursOverMonth: 2,
  contractEnded: 2,
  absenceUnbooked: 2,
  paymentDatePast: 1,
  paymentDayOff: 1,
  earlierMonthOpen: 1,
  factsMissing: 1,
};

/** A mistake and whom it is about; null: the month or the company. */
export type Planted = { kind: Mistake; employeeId: number | null };

type Plant = (at: Around) => void;
type Around = {
  roll: Dice;
  company: OrdinaryCompany;
  person: OrdinaryPerson;
  /** Changes what goes into the person's last month and computes it anew. */
  change: (to: (input: SalaryInput) => Partial<SalaryInput>) => void;
};

const KINDS: readonly HourKind[] = ['night', 'weekend', 'afterWork', 'guard'];
const factor = (roll: Dice, from: number, to: number): number =>
  (from * 10 + roll((to - from) * 10 + 1)) / 10;

function withDigit(digits: string, at: number): string {
  return `${digits.slice(0, at)}${(Number(digits[at]) + 1) % 10}${digits.slice(at + 1)}`;
}

const lastOf = (person: OrdinaryPerson): PaidMonth => {
  const month = person.months.at(-1);
  if (!month) throw new Error(`${person.name} is not paid in the month`);
  return month;
};

const PLANTS: Record<Mistake, Plant> = {
  // An addition with a zero too many, or an advance in the place of the year's.
  netSwing: ({ roll, person, change }) => {
    const gross = lastOf(person).result.grossPay;
    change(() =>
      roll(2) === 0
        ? { extraBrutto: Math.round(gross * factor(roll, 1, 4)) }
        : { deductions: { avanse: Math.round(lastOf(person).result.netto * 0.85) } },
    );
  },
  raiseSaved: ({ roll, person, change }) =>
    change(({ pay, period }) => {
      if (pay.type !== 1) return {};
      const validFrom = `${period.year}-${String(period.month).padStart(2, '0')}-01`;
      const amount = Math.round(lastOf(person).result.base * factor(roll, 1.5, 7));
      return {
        pay: {
          ...pay,
          salaries: [...pay.salaries.filter((one) => one.validFrom < validFrom), { validFrom, amount }],
        },
      };
    }),
  raiseTyped: ({ roll, person, change }) =>
    change(() => ({ grossOverride: Math.round(lastOf(person).result.base * factor(roll, 1.5, 10)) })),
  hoursOutOfHabit: ({ roll, change }) =>
    change(({ hours = {} }) => {
      const [kind = KINDS[roll(KINDS.length)] ?? 'night'] = Object.keys(hours) as HourKind[];
      return { hours: { ...hours, [kind]: 60 + roll(40) } };
    }),
  personalNumberDigit: ({ roll, person }) => {
    person.personalNumber = withDigit(person.personalNumber ?? '', 1 + roll(8));
  },
  personalNumberMissing: ({ person }) => {
    person.personalNumber = null;
  },
  accountDigits: ({ roll, person }) => {
    lastOf(person).account = withDigit(lastOf(person).account ?? '', 2 + roll(12));
  },
  accountMissing: ({ person }) => {
    lastOf(person).account = null;
  },
  accountOfAnother: ({ company, person }) => {
    const other = company.people.find((one) => one.id !== person.id && one.months.at(-1)?.account);
    lastOf(person).account = other ? lastOf(other).account : null;
  },
  // Entered a second time, with a number of their own.
  personTwice: ({ company, person }) => {
    const twin = company.people.findLast(
      (one) => one.id !== person.id && one.months.at(-1) && one.birthDate !== person.birthDate,
    );
    if (twin) Object.assign(person, { name: twin.name, birthDate: twin.birthDate });
  },
  hoursOverMonth: ({ change }) => change(() => ({ hours: { weekend: 90, holiday: 60 } })),
  contractEnded: ({ person, change }) =>
    change(({ period, contract }) => ({
      contract: {
        ...contract,
        ended: addDays(addMonths(`${period.year}-${String(period.month).padStart(2, '0')}-01`, -1), 9),
      },
      grossOverride: lastOf(person).result.base,
      leaves: [],
    })),
  // Somebody was away for some days and is paid less, but no leave says so.
  absenceUnbooked: ({ roll, person, change }) =>
    change(() => ({
      leaves: [],
      grossOverride: Math.round(lastOf(person).result.base * (0.6 + roll(20) / 100)),
    })),
  paymentDatePast: ({ company }) => {
    company.today = addDays(company.periods.at(-1)?.paymentDate ?? company.today, 9);
  },
  paymentDayOff: ({ company }) => {
    const period = company.periods.at(-1);
    if (!period) return;
    while (weekday(period.paymentDate) !== 7) period.paymentDate = addDays(period.paymentDate, -1);
  },
  earlierMonthOpen: ({ company }) => {
    const before = company.periods.at(-3);
    if (before) company.openBefore = [`${before.year}-${String(before.month).padStart(2, '0')}`];
  },
  factsMissing: ({ company }) => {
    company.facts = { ...company.facts, fiscalNumber: null };
  },
};

const OF_THE_MONTH: ReadonlySet<Mistake> = new Set([
  'paymentDatePast',
  'paymentDayOff',
  'earlierMonthOpen',
  'factsMissing',
]);

/** Paid in full by the month for at least half a year, so that there is something to compare with. */
const isSettled = ({ months }: OrdinaryPerson): boolean =>
  months
    .slice(-7)
    .every((month) => month?.input.pay.type === 1 && month.result.contractDays === month.result.payDays);

/** A month of 120 people with the forty mistakes, each about somebody else; always the same for the same seed. */
export function plantedMonth(seed: number): { company: OrdinaryCompany; planted: Planted[] } {
  const roll = dice(seed + 40);
  const company = ordinaryCompany(seed, 120);
  const settled = company.people.filter(isSettled);
  const planted: Planted[] = [];
  for (const [kind, count] of Object.entries(PLANTED) as [Mistake, number][]) {
    for (let made = 0; made < count; made += 1) {
      const [person] = settled.splice(roll(settled.length), 1);
      if (!person) throw new Error('not enough people for the mistakes');
      const change: Around['change'] = (to) => {
        const month = lastOf(person);
        const input = { ...month.input, ...to(month.input) };
        person.months[person.months.length - 1] = { ...month, input, result: calculateSalary(input) };
      };
      PLANTS[kind]({ roll, company, person, change });
      planted.push({ kind, employeeId: OF_THE_MONTH.has(kind) ? null : person.id });
    }
  }
  return { company, planted };
}
