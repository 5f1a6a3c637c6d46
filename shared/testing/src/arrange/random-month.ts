import type { CalendarMonth } from '@paga/mock-api/core/calendar-month';
import { readBasis, storeBasis } from '@paga/mock-api/months/basis/basis';
import { lockOpenPeriod } from '@paga/mock-api/months/period';
import type { BasisContent, RowInputs } from '@paga/mock-api/months/row-inputs';
import { storeSalaries } from '@paga/mock-api/months/store-salaries';
import { salaryPeriod } from '@paga/mock-api/months/table';
import { computeRow } from '@paga/mock-api/payroll/rows/compute';
import {
  addDays,
  isDeduction,
  monthEnd,
  type RecurringLine,
  recurringFields,
  type StoredEdit,
} from '@paga/payroll';
import { type Dice, dice, randomPeriod, randomSalary } from '@paga/payroll/random-salary';
import type { TestCompany, TestServer } from '#server/server.ts';

type Random = { inputs: RowInputs; edits: StoredEdit | null };

/** Every third person has recurring lines: amounts and shares, with and without a total, some of them in a field that is typed as well. */
function randomRecurring(roll: Dice): RecurringLine[] {
  if (roll(3) > 0) return [];
  return Array.from({ length: 1 + roll(3) }, (_, index) => {
    const how =
      roll(3) === 0 ? { amount: null, share: `${1 + roll(40)}` } : { amount: 1 + roll(20_000), share: null };
    const field = recurringFields[roll(recurringFields.length)] ?? 'stops';
    return {
      id: 1 + index,
      name: `Kredia ${index + 1}`,
      field,
      order: 1 + roll(3),
      ...how,
      owed: roll(2) * roll(50_000) || null,
      ...(roll(3) === 0 ? { kindId: 1 + roll(3) } : {}),
      ...(roll(3) === 0 && isDeduction(field) ? { garnished: true as const } : {}),
    };
  });
}

/** Every third row has amounts under kinds of pay, in any of the fields. */
function randomNamed(roll: Dice): Pick<StoredEdit, 'entries'> {
  if (roll(3) > 0) return {};
  const entries = recurringFields.flatMap((field, at) =>
    roll(3) > 0 ? [] : [{ kindId: 10 + at, name: `Lloji ${at}`, field, amount: 1 + roll(9_000) }],
  );
  return entries.length > 0 ? { entries } : {};
}

/** What the engine gets about a person, and what was typed over it: any branch of the rules. */
function randomRow(roll: Dice, { period }: BasisContent): Random {
  const {
    period: _period,
    lines: _lines,
    pay,
    hours,
    grossOverride,
    extraBrutto,
    extraNetto,
    deductions,
    ...inputs
  } = randomSalary(roll, period);
  const regular = pay.type === 2 && roll(2) === 0 ? { regularHours: roll(20_001) / 100 } : {};
  const typed = { hours, grossOverride, extraBrutto, extraNetto, deductions, ...regular };
  const edits =
    roll(3) === 0
      ? null
      : { ...typed, ...randomNamed(roll), ...(roll(8) === 0 ? { insured: roll(2) === 0 } : {}) };
  const recurring = randomRecurring(roll);
  const named = { name: 'Pagat', projectId: 1, project: 'Rruga e re' };
  return {
    edits,
    inputs: {
      ...inputs,
      ...(recurring.length > 0 && { recurring }),
      pay:
        pay.type === 3
          ? { ...pay, lines: pay.lines.map((line) => ({ ...line, ...named, id: line.id + 1 })) }
          : pay,
    },
  };
}

/** Half of the months are paid on their last day, the others on a day of the month after, which may have other tables. */
function randomPaymentDate(roll: Dice, { year, month }: CalendarMonth): string {
  const last = monthEnd(year, month);
  return roll(2) === 0 ? last : addDays(last, 1 + roll(28));
}

/** A month of the calendar with the company's tables by law and everything else at random. */
function randomBasis(roll: Dice, lawful: BasisContent): BasisContent {
  const { uplifts, contributions, hoursOfMonth, premiums, weekWorkingDays } = randomPeriod(roll);
  return {
    ...lawful,
    period: { ...lawful.period, uplifts, contributions, hoursOfMonth, premiums, weekWorkingDays },
  };
}

/** Rows of a month that stand on one basis. */
const ROWS_OF_A_BASIS = 250;

/**
 * Stores a month of random salaries, one for each employee, computed and written by the server's own functions: every way of pay, leave, insurance and
 * typed hours that the engine knows. `payable` leaves out those whose net would be below zero. The same seed gives the same month.
 */
export function storeRandomMonth(
  server: TestServer,
  company: TestCompany,
  {
    month,
    employeeIds,
    seed,
    payable = false,
  }: { month: CalendarMonth; employeeIds: readonly number[]; seed: number; payable?: boolean },
): Promise<void> {
  return server.inCompany(company.id, async (tx) => {
    const ctx = { tx, companyId: company.id, now: server.clock.now(), actor: { userId: company.admin.id } };
    const paymentDate = randomPaymentDate(dice(seed), month);
    const made = {
      tenantId: company.id,
      createdBy: company.admin.id,
      createdAt: ctx.now,
      calculatedAt: ctx.now,
    };
    await tx.insert(salaryPeriod).values({ ...month, ...made, paymentDate });
    const period = await lockOpenPeriod(ctx, month);
    const lawful = await readBasis(ctx, month, paymentDate);
    for (let start = 0; start < employeeIds.length; start += ROWS_OF_A_BASIS) {
      const roll = dice(seed + start);
      const basis = randomBasis(roll, lawful);
      const basisId = await storeBasis(ctx, basis);
      const rows = employeeIds.slice(start, start + ROWS_OF_A_BASIS).map((id) => {
        for (;;) {
          const { inputs, edits } = randomRow(roll, basis);
          const person = {
            id,
            name: `Arta ${id}`,
            personalNumber: `9${String(id).padStart(9, '0')}`,
            employerTier: inputs.tier,
          };
          const planned = {
            person: { ...person, paymentType: inputs.pay.type },
            inputs,
            edits,
            mark: null,
            fingerprint: `random.${seed}.${id}`,
          };
          const row = computeRow(planned, basis);
          if (!payable || row.result.netto >= 0) return row;
        }
      });
      await storeSalaries(ctx, { periodId: period.id, basisId }, rows);
    }
  });
}
