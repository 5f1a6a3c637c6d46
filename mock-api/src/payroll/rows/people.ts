import { fullName } from '@paga/contract/full-name';
import { DraftStatus, type EmployerTier, EmploymentType, SalaryPaymentType } from '@paga/contract/shapes';
import { monthEnd, monthStart, type TermChange } from '@paga/payroll';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { mapInTurns } from '#core/turns.ts';
import { linesOfMonth, projectPay } from '#employees/public.ts';
import {
  type ClosedPlace,
  keepsPlace,
  lastClosing,
  type PaidLine,
  type RowInputs,
  type RowPay,
  salary,
  termChanges,
} from '#months/public.ts';
import {
  byEmployee,
  contractsIn,
  type DatedTerms,
  employee,
  employmentTerms,
  hadContract,
  inMonthOf,
  insuranceOf,
  termsOn,
} from '#people/public.ts';

/** What a salary depends on; addresses, bank and the rest are not read. */
const columns = {
  id: employee.id,
  firstName: employee.firstName,
  lastName: employee.lastName,
  personalNumber: employee.personalNumber,
  birthDate: employee.birthDate,
  draftStatus: employee.draftStatus,
  contractStarted: employee.contractStarted,
  expirationContract: employee.expirationContract,
  earlierContracts: employee.earlierContracts,
  deletedAt: employee.deletedAt,
} as const;
type Employee = Pick<typeof employee.$inferSelect, keyof typeof columns>;
/** An employee as a salary month needs one: what the row repeats of the person, and what the engine gets. */
export type Person = {
  id: number;
  name: string;
  personalNumber: string;
  employerTier: EmployerTier;
  paymentType: SalaryPaymentType;
  contractStarted: string;
  contractEnded: string | null;
  /** False: has a row of an earlier calculation, but the contract no longer covers the month. */
  inMonth: boolean;
  inputs: RowInputs;
};

// Rules §3: never today's status. The second half keeps those who left, or were deleted, after an earlier calculation.
function employeesOf(
  ctx: InCompany,
  month: CalendarMonth,
  periodId: number | undefined,
): Promise<Employee[]> {
  const [first, last] = [monthStart(month.year, month.month), monthEnd(month.year, month.month)];
  const covered = and(
    eq(employee.draftStatus, DraftStatus.undrafted),
    isNull(employee.deletedAt),
    or(
      and(
        lte(employee.contractStarted, last),
        or(isNull(employee.expirationContract), sql`${employee.expirationContract} >= ${first}`),
      ),
      hadContract(first, last),
    ),
  );
  const calculated =
    periodId === undefined
      ? undefined
      : sql`${employee.id} in (select ${salary.employeeId} from ${salary} where ${scoped(ctx, salary)} and ${salary.periodId} = ${periodId})`;
  return ctx.tx
    .select(columns)
    .from(employee)
    .where(and(scoped(ctx, employee), or(covered, calculated)))
    .orderBy(asc(employee.id));
}

/** The terms of everybody up to the month, the oldest first. */
async function historiesOf(ctx: InCompany, lastDay: string): Promise<Map<number, DatedTerms[]>> {
  const rows = await ctx.tx
    .select()
    .from(employmentTerms)
    .where(and(scoped(ctx, employmentTerms), lte(employmentTerms.validFrom, lastDay)))
    .orderBy(asc(employmentTerms.validFrom));
  return byEmployee(rows);
}

// Somebody whose contract was moved to a later day is still in months calculated before it: the first terms stand for those.
async function firstTerms(ctx: InCompany, employeeIds: readonly number[]): Promise<DatedTerms[]> {
  if (employeeIds.length === 0) return [];
  const { employeeId, validFrom } = employmentTerms;
  return ctx.tx
    .selectDistinctOn([employeeId])
    .from(employmentTerms)
    .where(and(scoped(ctx, employmentTerms), inArray(employeeId, [...employeeIds])))
    .orderBy(employeeId, asc(validFrom));
}

/** The rows of the payment type in force since it came into force, those left out that change nothing about the pay. */
function payHistory(history: readonly DatedTerms[], terms: DatedTerms): readonly DatedTerms[] {
  const before = history.findLastIndex(
    (row) => row.validFrom <= terms.validFrom && row.salaryPaymentType !== terms.salaryPaymentType,
  );
  const since = history.slice(before + 1);
  if (since.length === 1) return since;
  return since.filter((row, index) => {
    const earlier = since[index - 1];
    return !earlier || earlier.baseCents !== row.baseCents || earlier.pricePerHour !== row.pricePerHour;
  });
}

function payOf(history: readonly DatedTerms[], terms: DatedTerms, lines: readonly PaidLine[]): RowPay {
  if (isByProject(terms)) return { type: SalaryPaymentType.project, lines };
  const since = payHistory(history, terms);
  if (terms.salaryPaymentType === SalaryPaymentType.hourly) {
    const prices = since.map(({ validFrom, pricePerHour }) => ({
      validFrom,
      pricePerHour: pricePerHour ?? '0',
    }));
    return { type: SalaryPaymentType.hourly, prices };
  }
  return {
    type: SalaryPaymentType.fixed,
    salaries: since.map(({ validFrom, baseCents }) => ({ validFrom, amount: baseCents })),
  };
}

/** What changed between the first day of the contract in the month and the last of it, but for the pay of each day. */
function changedTerms(
  history: readonly DatedTerms[],
  started: string,
  terms: DatedTerms,
  lastDay: string,
): TermChange[] {
  const monthFirst = `${lastDay.slice(0, 8)}01`;
  const first = started > monthFirst ? started : monthFirst;
  if (terms.validFrom <= first) return [];
  const rows = history.filter((row) => row.validFrom > first && row.validFrom <= terms.validFrom);
  return termChanges([...rows.reverse(), termsOn(history, first)], valuesOf);
}

const decimal = (value: string | null) => (value === null ? null : Number(value));

const valuesOf = (row: DatedTerms) => ({
  employerTier: row.employerTier,
  noTaxes: Number(row.noTaxes),
  hasContributions: Number(row.hasContributions),
  contributePercentage: decimal(row.contributePercentage),
  employerContributePercentage: decimal(row.employerContributePercentage),
  workingHoursPerMonth: decimal(row.workingHoursPerMonth),
  healthInsurance: row.healthInsurance,
  healthInsurancePercentage: decimal(row.healthInsurancePercentage),
  familyMembers: row.familyMembers.reduce((sum, { members }) => sum + members, 0),
});

/** What the engine gets about an employee: the terms in force on the last day of the contract in the month, the pay of every day. */
export function inputsOf(
  person: Pick<Employee, 'contractStarted' | 'expirationContract' | 'birthDate'> & {
    otherContracts?: readonly { started: string; ended: string | null }[];
  },
  history: readonly DatedTerms[],
  lastDay: string,
  lines: readonly PaidLine[],
): { terms: DatedTerms; inputs: RowInputs } {
  const ended = person.expirationContract;
  const terms = termsOn(history, ended !== null && ended < lastDay ? ended : lastDay);
  const { otherContracts = [] } = person;
  const since = otherContracts[0]?.started ?? person.contractStarted ?? '';
  const changes = changedTerms(history, since, terms, lastDay);
  const inputs = {
    contract: { started: person.contractStarted ?? '9999-12-31', ended },
    pay: payOf(history, terms, lines),
    tier: terms.employerTier,
    fullTime: terms.employmentType === EmploymentType.fullTime,
    birthDate: person.birthDate,
    noTaxes: terms.noTaxes,
    hasContributions: terms.hasContributions,
    employeePercentage: terms.contributePercentage,
    employerPercentage: terms.employerContributePercentage,
    workingHoursPerMonth: terms.workingHoursPerMonth,
    insurance: insuranceOf(terms),
    ...(otherContracts.length > 0 ? { otherContracts } : {}),
    ...(changes.length > 0 ? { changes } : {}),
  };
  return { terms, inputs };
}

const isByProject = (row: DatedTerms) => row.salaryPaymentType === SalaryPaymentType.project;

const isInMonth = (person: Employee, month: CalendarMonth, kept: Parameters<typeof keepsPlace>[0]): boolean =>
  (person.deletedAt === null || keepsPlace(kept, person.deletedAt)) &&
  person.draftStatus === DraftStatus.undrafted &&
  contractsIn(person, month).length > 0;

/** The lines of a closing for those it paid; those who were not in it and are in the month now are paid by the lines of today. */
const keptLines = (kept: ClosedPlace | undefined, inMonth: boolean) =>
  kept?.inMonth || !inMonth ? kept?.lines : undefined;

/** Everybody of a month, leave aside, in a handful of reads however many they are. One that was closed once keeps whom it was closed with, unless deleted since it was opened, and their project lines. */
export async function peopleOfMonth(
  ctx: InCompany,
  month: CalendarMonth,
  periodId?: number,
): Promise<Person[]> {
  const first = monthStart(month.year, month.month);
  const last = monthEnd(month.year, month.month);
  const [employees, histories, closed, recurring] = await Promise.all([
    employeesOf(ctx, month, periodId),
    historiesOf(ctx, last),
    lastClosing(ctx, month, periodId),
    linesOfMonth(ctx, month),
  ]);
  const without = employees.filter(({ id }) => !histories.has(id)).map(({ id }) => id);
  for (const row of await firstTerms(ctx, without)) histories.set(row.employeeId, [row]);
  const placed = await mapInTurns(employees, (person) => {
    const kept = closed.get(person.id);
    const inMonth = isInMonth(person, month, kept);
    return { person: inMonthOf(person, month), inMonth, lines: keptLines(kept, inMonth) };
  });
  const paid = placed
    .filter(({ person, lines }) => !lines && histories.get(person.id)?.some(isByProject))
    .map(({ person }) => person.id);
  const projects =
    paid.length > 0
      ? await projectPay({ ...ctx, today: first, thenOnly: true }, closed.size > 0 ? paid : undefined)
      : undefined;
  return mapInTurns(placed, ({ person, inMonth, lines }) => {
    const mine = recurring.get(person.id);
    const { terms, inputs } = inputsOf(
      person,
      histories.get(person.id) ?? [],
      last,
      lines ?? projects?.get(person.id) ?? [],
    );
    return {
      id: person.id,
      name: fullName(person),
      personalNumber: person.personalNumber ?? '',
      employerTier: terms.employerTier,
      paymentType: terms.salaryPaymentType,
      contractStarted: person.contractStarted ?? '',
      contractEnded: person.expirationContract,
      inMonth,
      inputs: mine ? { ...inputs, recurring: mine } : inputs,
    };
  });
}
