/*
 * The rules computed a second time, on purpose unlike the engine: euro as exact BigInt fractions instead of scaled integers, dates as
 * texts walked by the platform's calendar, the tax as marginal steps, a gross found by closing the gap. It shares no code with the
 * engine, only the shape of the input. Tests compare the two; nothing else imports it.
 */
import type { SalaryInput } from '../index.ts';
import {
  add,
  atLeast,
  cents,
  decimal,
  divide,
  type Exact,
  euro,
  exact,
  minus,
  times,
} from './exact-fraction.ts';
import { dayOf, monthsLater, textOf } from './platform-calendar.ts';

type Day = { text: string; isLeave: boolean; paid: Exact };

const one = exact(1n);
const zero = exact(0n);
const kinds = ['night', 'weekend', 'afterWork', 'holiday', 'guard'] as const;

function percent(value: number | string): Exact {
  return divide(decimal(value), exact(100n));
}

const walked = new Map<string, string[]>();

function weekdaysOf({ period: { year, month, weekWorkingDays } }: SalaryInput): string[] {
  const key = `${year} ${month} ${weekWorkingDays}`;
  const known = walked.get(key);
  if (known) return known;
  const days: string[] = [];
  for (let day = 1; day <= dayOf(year, month + 1, 0).getUTCDate(); day += 1) {
    const date = dayOf(year, month, day);
    const sunday = date.getUTCDay() === 0;
    const saturday = date.getUTCDay() === 6;
    if ((!sunday || weekWorkingDays === 7) && (!saturday || weekWorkingDays >= 6)) days.push(textOf(date));
  }
  walked.set(key, days);
  return days;
}

function dayFor(text: string, input: SalaryInput): Day {
  for (const leave of input.leaves ?? []) {
    if (text < leave.from || text > leave.to) continue;
    if (leave.type !== 2) {
      if (input.period.holidays.includes(text)) break;
      return { text, isLeave: true, paid: percent(leave.percentage) };
    }
    const start = leave.since ?? leave.from;
    if (text >= monthsLater(start, 12)) continue;
    return { text, isLeave: true, paid: text >= monthsLater(start, 6) ? zero : percent(leave.percentage) };
  }
  return { text, isLeave: false, paid: one };
}

function inForceOn<T extends { validFrom: string }>(rows: readonly T[], text: string): T {
  const oldestFirst =
    rows.length === 1
      ? rows
      : [...rows].sort((a, b) => (a.validFrom < b.validFrom ? -1 : Number(a.validFrom > b.validFrom)));
  const found = oldestFirst.filter((row) => row.validFrom <= text).pop() ?? oldestFirst[0];
  if (!found) throw new Error('no salary');
  return found;
}

function over(amount: Exact, limit: bigint): Exact {
  const rest = minus(amount, exact(limit));
  return atLeast(rest, zero) ? rest : zero;
}

function taxOf(input: SalaryInput, taxable: Exact): bigint {
  if (input.noTaxes) return 0n;
  if (input.tier !== 1) return cents(divide(taxable, exact(10n)));
  const from450 = times(over(taxable, 450n), exact(2n, 100n));
  if (input.period.paymentDate >= '2024-08-23')
    return cents(add(times(over(taxable, 250n), exact(8n, 100n)), from450));
  const lower = times(add(over(taxable, 80n), over(taxable, 250n)), exact(4n, 100n));
  return cents(add(lower, from450));
}

/** Contribution, tax and net in cents of a total gross in cents. */
export function secondNet(
  input: SalaryInput,
  total: bigint,
): { contribution: bigint; taxable: bigint; tax: bigint; net: bigint } {
  const own = input.employeePercentage ?? input.period.contributions?.employee ?? 5;
  const contribution = input.hasContributions === false ? 0n : cents(times(euro(total), percent(own)));
  const taxable = total - contribution;
  const tax = taxOf(input, euro(taxable));
  return { contribution, taxable, tax, net: taxable - tax };
}

/** One more cent of gross brings at most one of net: closing the gap from below stops at the lowest gross. */
function secondGross(input: SalaryInput, net: bigint, from = 0n): bigint {
  let total = from;
  for (let gap = net - secondNet(input, total).net; gap > 0n; gap = net - secondNet(input, total).net)
    total += gap;
  return total;
}

function premiumOf(input: SalaryInput): { prime: bigint; family: bigint; plus: bigint } {
  const { insurance } = input;
  const table = input.period.premiums;
  if (!insurance || insurance.option === 3) return { prime: 0n, family: 0n, plus: 0n };
  const members = insurance.option === 1 ? (insurance.family ?? {}) : {};
  let family = 0n;
  for (const kind of ['partner', 'children', 'adultChildren', 'parent'] as const) {
    for (let member = 0; member < (members[kind] ?? 0); member += 1) family += BigInt(table?.[kind] ?? 0);
  }
  const prime = BigInt(insurance.premium ?? Number(family) + (table?.prime ?? 0));
  const plus =
    insurance.option === 1 ? cents(times(euro(prime), percent(insurance.employerPercentage ?? 0))) : 0n;
  return { prime, family: family < prime ? family : prime, plus };
}

function regularPay(
  input: SalaryInput,
  days: readonly Day[],
  payDays: number,
  lastDay: string,
): { pay: bigint; monthly: Exact | null; price: Exact | null } {
  const { pay, grossOverride } = input;
  const typed = grossOverride === undefined || grossOverride === null ? null : BigInt(grossOverride);
  if (pay.type === 2) {
    const priceOn = (text: string) => decimal(inForceOn(pay.prices, text).pricePerHour);
    const price = priceOn(lastDay);
    const daily = exact(40n, BigInt(input.period.weekWorkingDays));
    const hours = decimalOr(pay.regularHours, times(daily, exact(BigInt(days.length))));
    const count = exact(BigInt(days.length));
    const worked =
      days.length === 0
        ? times(hours, price)
        : days.reduce((sum, day) => add(sum, divide(times(hours, priceOn(day.text)), count)), zero);
    const missed = days
      .filter((day) => day.isLeave)
      .reduce((sum, day) => add(sum, times(times(daily, priceOn(day.text)), minus(one, day.paid))), zero);
    const computed = cents(worked) - cents(missed);
    return { pay: typed ?? (computed < 0n ? 0n : computed), monthly: null, price };
  }
  const rows =
    pay.type === 1
      ? pay.salaries
      : [{ validFrom: '0001-01-01', amount: pay.lines.reduce((sum, line) => sum + line.share, 0) }];
  const sum = days.reduce(
    (total, day) => add(total, times(euro(BigInt(inForceOn(rows, day.text).amount)), day.paid)),
    zero,
  );
  const computed = cents(divide(sum, exact(BigInt(payDays))));
  return { pay: typed ?? computed, monthly: euro(BigInt(inForceOn(rows, lastDay).amount)), price: null };
}

function decimalOr(value: number | string | null | undefined, otherwise: Exact): Exact {
  return value === undefined || value === null ? otherwise : decimal(value);
}

/** The last day of any contract that has begun by the end of the month; of one that has not, its own. */
function lastDayOf({ contract, otherContracts = [] }: SalaryInput, endOfMonth: string): string {
  const begun = [contract, ...otherContracts].filter(({ started }) => started <= endOfMonth);
  const ends = (begun.length > 0 ? begun : [contract]).map(({ ended }) =>
    ended && ended < endOfMonth ? ended : endOfMonth,
  );
  return ends.sort().at(-1) ?? endOfMonth;
}

function isUnderContract(day: string, { contract, otherContracts = [] }: SalaryInput): boolean {
  return [contract, ...otherContracts].some(
    ({ started, ended }) => day >= started && (!ended || day <= ended),
  );
}

/** The month of an employee, in cents, by field of the engine's result. */
export function secondSalary(input: SalaryInput): Record<string, number> {
  const weekdays = weekdaysOf(input);
  const days = weekdays.filter((text) => isUnderContract(text, input)).map((text) => dayFor(text, input));
  const endOfMonth = textOf(dayOf(input.period.year, input.period.month + 1, 0));
  const regular = regularPay(input, days, weekdays.length, lastDayOf(input, endOfMonth));
  const usual = exact(BigInt(weekdays.length) * 40n, BigInt(input.period.weekWorkingDays));
  const hoursOfMonth = decimalOr(input.workingHoursPerMonth, decimalOr(input.period.hoursOfMonth, usual));
  const price = regular.price ?? divide(regular.monthly ?? zero, hoursOfMonth);
  const lines = kinds.map((kind) => {
    const uplift = add(one, percent(input.period.uplifts[kind]));
    return cents(times(times(decimal(input.hours?.[kind] ?? 0), price), uplift));
  });
  const hoursPay = lines.reduce((sum, line) => sum + line, 0n);
  const premium = premiumOf(input);
  const before = regular.pay + hoursPay + BigInt(input.extraBrutto ?? 0) + premium.plus;
  const wanted = BigInt(input.extraNetto ?? 0);
  const total = wanted === 0n ? before : secondGross(input, secondNet(input, before).net + wanted, before);
  const { contribution, taxable, tax, net } = secondNet(input, total);
  const employer = input.employerPercentage ?? input.period.contributions?.employer ?? 5;
  const contributionEmployer =
    input.hasContributions === false ? 0n : cents(times(euro(total), percent(employer)));
  const deductions = Object.values(input.deductions ?? {}).reduce((sum, amount) => sum + BigInt(amount), 0n);
  const fields = {
    payDays: weekdays.length,
    contractDays: days.length,
    leaveDays: days.filter((day) => day.isLeave).length,
    base: cents(regular.monthly ?? times(price, hoursOfMonth)),
    grossPay: regular.pay,
    hoursPay,
    insurancePlus: premium.plus,
    grossUp: total - before,
    totalBrutto: total,
    bruttoWithoutInsurance: total - premium.plus,
    contributionEmployee: contribution,
    contributionEmployer,
    taxable,
    tax,
    prime: premium.prime,
    familyExpenses: premium.family,
    deductions,
    netto: net - premium.prime - deductions,
    companyCost: total + contributionEmployer,
  };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, Number(value)]));
}
