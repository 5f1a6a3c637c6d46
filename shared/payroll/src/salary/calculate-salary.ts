import { engineVersion } from '#engine-version.ts';
import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import { scaled } from '#money/decimal.ts';
import { fraction, roundedFractions } from '#money/fraction.ts';
import { percentOf, type Rate, toRate } from '#money/rate.ts';
import { inForce } from '#tables/dated.ts';
import type { WageTaxTable } from '#tables/national.ts';
import { type GrossPay, grossPay } from './gross-pay.ts';
import type { HourKind, SalaryInput } from './input.ts';
import { grossUp, type NetPay, netPay, type Position } from './net-pay.ts';
import { type Premium, premiumOf } from './premium.ts';
import { type PreparedPeriod, preparePeriod } from './prepared-period.ts';
import { problemsOf } from './problems.ts';
import type { SalaryResult } from './result.ts';

/** A result with the steps that led to it: the result and its trace are two views of one computation. */
export type Workings = {
  input: SalaryInput;
  period: PreparedPeriod;
  gross: GrossPay;
  premium: Premium;
  position: Position;
  employeeRate: Rate;
  employerRate: Rate;
  wageTax: WageTaxTable;
  /** Total gross before the gross-up. */
  beforeGrossUp: Cents;
  net: NetPay;
  result: SalaryResult;
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
  return workSalary(input).result;
}

/**
 * The same with every intermediate step kept. Example: `workSalary(input).result` equals `calculateSalary(input)`.
 */
export function workSalary(input: SalaryInput): Workings {
  const period = preparePeriod(input.period);
  const gross = grossPay(input, period);
  const lines = hourLines(input, period, gross);
  const hoursPay = lines.night + lines.weekend + lines.afterWork + lines.holiday + lines.guard;
  const premium = premiumOf(input.insurance, input.period.premiums);
  const extraBrutto = amountOf(input.extraBrutto);
  const employeeRate = rateOf(input.employeePercentage, period.employeeRate);
  const employerRate = rateOf(input.employerPercentage, period.employerRate);
  const pays = input.hasContributions !== false;
  const wageTax = input.tier === 1 ? period.wageTax.primary : period.wageTax.secondary;
  const position = { employeeRate: pays ? employeeRate : 0, bands: input.noTaxes ? [] : wageTax.bands };
  const beforeGrossUp = gross.grossPay + hoursPay + extraBrutto + premium.insurancePlus;
  const up = grossUp(position, beforeGrossUp, amountOf(input.extraNetto));
  const total = beforeGrossUp + up;
  const net = netPay(position, total);
  const contributionEmployer = pays ? percentOf(total, employerRate) : 0;
  const taken = deductionsOf(input);
  const netto = net.net - premium.prime - taken.deductions;
  const result: SalaryResult = {
    engineVersion,
    payDays: period.payDays.length,
    contractDays: gross.days.contractDays,
    leaveDays: gross.days.leaveDays,
    base: gross.base,
    pricePerHour: roundedFractions([gross.price, { over: 100, under: 1 }]),
    hoursOfMonth: roundedFractions([gross.hoursOfMonth, { over: 100, under: 1 }]),
    regularHours: gross.regular ? roundedFractions([gross.regular.hours, { over: 100, under: 1 }]) : 0,
    grossPay: gross.grossPay,
    hourLines: lines,
    hoursPay,
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
    ...taken,
    netto,
    companyCost: total + contributionEmployer,
    tables: {
      wageTax: wageTax.id,
      pension: period.pension.id,
      minimumWage: inForce(period.tables.minimumWage, period.monthEnd)?.id ?? null,
    },
    problems: problemsOf(input, period, { employeeRate, employerRate, netto, gross }),
  };
  return { input, period, gross, premium, position, employeeRate, employerRate, wageTax, beforeGrossUp, net, result };
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
  return { night: line('night'), weekend: line('weekend'), afterWork: line('afterWork'), holiday: line('holiday'), guard: line('guard') };
}

function deductionsOf(input: SalaryInput): Pick<SalaryResult, 'stops' | 'avanse' | 'phone' | 'ticket' | 'deductions'> {
  const stops = amountOf(input.deductions?.stops);
  const avanse = amountOf(input.deductions?.avanse);
  const phone = amountOf(input.deductions?.phone);
  const ticket = amountOf(input.deductions?.ticket);
  return { stops, avanse, phone, ticket, deductions: stops + avanse + phone + ticket };
}
