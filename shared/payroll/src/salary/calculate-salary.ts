import { engineVersion } from '#engine-version.ts';
import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import { scaled } from '#money/decimal.ts';
import { fraction, roundedFractions } from '#money/fraction.ts';
import { percentOf, type Rate, toRate } from '#money/rate.ts';
import { roundedPart } from '#money/rounding.ts';
import type { WageTaxTable } from '#tables/national.ts';
import { type GrossPay, grossPay, shownRegularHours } from './gross-pay.ts';
import type { HourKind, SalaryInput } from './input.ts';
import { grossUp, type NetPay, netPay, type Position } from './net-pay.ts';
import { type Premium, premiumOf } from './premium.ts';
import { type PreparedPeriod, preparePeriod } from './prepared-period.ts';
import { problemsOf } from './problems.ts';
import type { SalaryResult } from './result.ts';

/** A computed month with every intermediate step: the result and its trace are two views of one computation. */
export type Workings = {
  input: SalaryInput;
  period: PreparedPeriod;
  gross: GrossPay;
  lines: Record<HourKind, Cents>;
  premium: Premium;
  position: Position;
  employeeRate: Rate;
  employerRate: Rate;
  wageTax: WageTaxTable;
  extraBrutto: Cents;
  /** Total gross before the gross-up, and the gross-up. */
  beforeGrossUp: Cents;
  up: Cents;
  net: NetPay;
};

/**
 * One employee's month from gross to net (rules §3). Pure: same input, same cents.
 *
 * Amounts in and out are cents. Pass one period object for all employees of a run: it is derived once.
 * Errors (`PayrollError`): `NO_TABLE`, `NO_SALARY`, `NO_HOURS`, `NO_GROSS`, `RATE_OUT_OF_RANGE`, `BELOW_ZERO`, `NOT_EXACT`,
 * `INVALID_DATE`, `INVALID_PERIOD`. A net below zero is no exception but the problem `NET_BELOW_ZERO`.
 *
 * Example: base 1,000.00 in October 2026 at 5 %: contribution 50.00, taxable 950.00, tax 66.00, netto 884.00.
 */
export function calculateSalary(input: SalaryInput): SalaryResult {
  return resultOf(workSalary(input));
}

/**
 * The computation itself, every step kept. Example: `resultOf(workSalary(input))` is `calculateSalary(input)`.
 */
export function workSalary(input: SalaryInput): Workings {
  const period = preparePeriod(input.period);
  const gross = grossPay(input, period);
  const lines = hourLines(input, period, gross);
  const premium = premiumOf(input.insurance, input.period.premiums);
  const extraBrutto = amountOf(input.extraBrutto);
  const employeeRate = rateOf(input.employeePercentage, period.employeeRate);
  const employerRate = rateOf(input.employerPercentage, period.employerRate);
  const wageTax = input.tier === 1 ? period.wageTax.primary : period.wageTax.secondary;
  const position = {
    employeeRate: input.hasContributions === false ? 0 : employeeRate,
    bands: input.noTaxes ? [] : wageTax.bands,
  };
  const beforeGrossUp = gross.grossPay + sumOf(lines) + extraBrutto + premium.insurancePlus;
  const up = grossUp(position, beforeGrossUp, amountOf(input.extraNetto));
  const net = netPay(position, beforeGrossUp + up);
  return {
    input,
    period,
    gross,
    lines,
    premium,
    position,
    employeeRate,
    employerRate,
    wageTax,
    extraBrutto,
    beforeGrossUp,
    up,
    net,
  };
}

/**
 * The result of a computation. Written out field by field: a spread costs more here than all the arithmetic of a row.
 * Example: `resultOf(work).netto` is taxable - tax - prime - deductions.
 */
export function resultOf(work: Workings): SalaryResult {
  const { input, period, gross, lines, premium, extraBrutto, up, net, employeeRate, employerRate } = work;
  const total = work.beforeGrossUp + up;
  const contributionEmployer = input.hasContributions === false ? 0 : percentOf(total, employerRate);
  const stops = amountOf(input.deductions?.stops);
  const avanse = amountOf(input.deductions?.avanse);
  const phone = amountOf(input.deductions?.phone);
  const ticket = amountOf(input.deductions?.ticket);
  const deductions = stops + avanse + phone + ticket;
  const netto = net.net - premium.prime - deductions;
  return {
    engineVersion,
    payDays: period.payDays.length,
    contractDays: gross.days.contractDays,
    leaveDays: gross.days.leaveDays,
    base: gross.base,
    pricePerHour: roundedPart(gross.price.over, 100, gross.price.under),
    hoursOfMonth: roundedPart(gross.hoursOfMonth.over, 100, gross.hoursOfMonth.under),
    regularHours: shownRegularHours(gross),
    grossPay: gross.grossPay,
    hourLines: lines,
    hoursPay: sumOf(lines),
    insurancePlus: premium.insurancePlus,
    extraBrutto,
    grossUp: up,
    additions: extraBrutto + up,
    totalBrutto: total,
    bruttoWithoutInsurance: total - premium.insurancePlus,
    contributionEmployee: net.contribution,
    contributionEmployer,
    taxable: net.taxable,
    tax: net.tax,
    prime: premium.prime,
    familyExpenses: premium.familyExpenses,
    stops,
    avanse,
    phone,
    ticket,
    deductions,
    netto,
    companyCost: total + contributionEmployer,
    tables: {
      wageTax: work.wageTax.id,
      pension: period.pension.id,
      minimumWage: period.minimumWage?.id ?? null,
    },
    problems: problemsOf(input, period, { employeeRate, employerRate, netto, gross }),
  };
}

function rateOf(own: SalaryInput['employeePercentage'], company: Rate): Rate {
  return own === undefined || own === null ? company : toRate(own);
}

const noLines: Record<HourKind, Cents> = { night: 0, weekend: 0, afterWork: 0, holiday: 0, guard: 0 };

/** Hours x price x (1 + uplift), each line rounded on its own (rules §1, §3). */
function hourLines(input: SalaryInput, period: PreparedPeriod, gross: GrossPay): Record<HourKind, Cents> {
  const worked = input.hours;
  if (!worked) return noLines;
  const line = (kind: HourKind): Cents => {
    const hours = worked[kind];
    if (hours === undefined) return 0;
    const over = scaled(hours, 2);
    return over === 0 ? 0 : roundedFractions([fraction(over, 100), gross.price, period.factors[kind]]);
  };
  return {
    night: line('night'),
    weekend: line('weekend'),
    afterWork: line('afterWork'),
    holiday: line('holiday'),
    guard: line('guard'),
  };
}

function sumOf(lines: Record<HourKind, Cents>): Cents {
  return lines.night + lines.weekend + lines.afterWork + lines.holiday + lines.guard;
}
