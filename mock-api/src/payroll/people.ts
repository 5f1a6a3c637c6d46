import { DraftStatus, type EmployerTier, EmploymentType, HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import { byEmployee } from '../employees/by-employee.ts';
import { familyKinds } from '../employees/family-kinds.ts';
import { employee, familyMember, salaryBase } from '../employees/table.ts';
import { type PaidLine, projectPay } from '../projects/project-pay.ts';
import type { CalendarMonth } from './period.ts';
import type { RowInputs, RowPay } from './row-inputs.ts';
import { salary } from './table.ts';

/** What a salary depends on; addresses, bank and the rest are not read. */
const columns = {
  id: employee.id,
  firstName: employee.firstName,
  lastName: employee.lastName,
  personalNumber: employee.personalNumber,
  birthDate: employee.birthDate,
  draftStatus: employee.draftStatus,
  employerTier: employee.employerTier,
  employmentType: employee.employmentType,
  salaryPaymentType: employee.salaryPaymentType,
  noTaxes: employee.noTaxes,
  hasContributions: employee.hasContributions,
  contributePercentage: employee.contributePercentage,
  employerContributePercentage: employee.employerContributePercentage,
  workingHoursPerMonth: employee.workingHoursPerMonth,
  healthInsurance: employee.healthInsurance,
  healthInsurancePercentage: employee.healthInsurancePercentage,
  contractStarted: employee.contractStarted,
  expirationContract: employee.expirationContract,
  deletedAt: employee.deletedAt,
} as const;
type Employee = Pick<typeof employee.$inferSelect, keyof typeof columns>;
type Base = Pick<typeof salaryBase.$inferSelect, keyof typeof baseColumns>;

const baseColumns = {
  employeeId: salaryBase.employeeId,
  validFrom: salaryBase.validFrom,
  baseCents: salaryBase.baseCents,
  pricePerHour: salaryBase.pricePerHour,
} as const;

/** An employee as a salary month needs one: what the row repeats of the person, and what the engine is told. */
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

// Rules §3: never today's status. The second half keeps those who left after an earlier calculation.
function employeesOf(ctx: InCompany, month: CalendarMonth, periodId: number | undefined): Promise<Employee[]> {
  const covered = and(
    eq(employee.draftStatus, DraftStatus.undrafted),
    isNull(employee.deletedAt),
    lte(employee.contractStarted, monthEnd(month.year, month.month)),
    or(isNull(employee.expirationContract), sql`${employee.expirationContract} >= ${monthStart(month.year, month.month)}`),
  );
  const calculated =
    periodId === undefined
      ? undefined
      : sql`${employee.id} in (select ${salary.employeeId} from ${salary} where ${own(ctx, salary)} and ${salary.periodId} = ${periodId})`;
  return ctx.tx
    .select(columns)
    .from(employee)
    .where(and(own(ctx, employee), or(covered, calculated)))
    .orderBy(asc(employee.id));
}

/** The base history up to the month, oldest first; the last entry before it would do, but the trace names since when. */
async function basesOf(ctx: InCompany, lastDay: string): Promise<Map<number, Base[]>> {
  const rows = await ctx.tx
    .select(baseColumns)
    .from(salaryBase)
    .where(and(own(ctx, salaryBase), lte(salaryBase.validFrom, lastDay)))
    .orderBy(asc(salaryBase.validFrom));
  return byEmployee(rows);
}

async function familiesOf(ctx: InCompany, insured: readonly number[]) {
  if (insured.length === 0) return new Map<number, (typeof familyMember.$inferSelect)[]>();
  return byEmployee(
    await ctx.tx
      .select()
      .from(familyMember)
      .where(and(own(ctx, familyMember), inArray(familyMember.employeeId, [...insured]))),
  );
}

/** What a person's pay is read from. */
type Paid = { bases: readonly Base[]; lines: readonly PaidLine[] };

function payOf(person: Employee, { bases, lines }: Paid): RowPay {
  if (person.salaryPaymentType === SalaryPaymentType.project) return { type: SalaryPaymentType.project, lines };
  if (person.salaryPaymentType === SalaryPaymentType.hourly) {
    const prices = bases.map((base) => ({ validFrom: base.validFrom, pricePerHour: base.pricePerHour ?? '0' }));
    return { type: SalaryPaymentType.hourly, prices: prices.length > 0 ? prices : [{ validFrom: '2000-01-01', pricePerHour: '0' }] };
  }
  const salaries = bases.map((base) => ({ validFrom: base.validFrom, amount: base.baseCents }));
  return { type: SalaryPaymentType.fixed, salaries: salaries.length > 0 ? salaries : [{ validFrom: '2000-01-01', amount: 0 }] };
}

function insuranceOf(person: Employee, family: readonly (typeof familyMember.$inferSelect)[]): RowInputs['insurance'] {
  if (person.healthInsurance === HealthInsuranceOption.none) return null;
  const members: Partial<Record<(typeof familyKinds)[keyof typeof familyKinds], number>> = {};
  for (const kind of family) members[familyKinds[kind.familyMemberType]] = kind.members;
  return { option: person.healthInsurance, employerPercentage: person.healthInsurancePercentage, family: members };
}

function inputsOf(person: Employee, paid: Paid, family: readonly (typeof familyMember.$inferSelect)[]): RowInputs {
  return {
    contract: { started: person.contractStarted ?? '9999-12-31', ended: person.expirationContract },
    pay: payOf(person, paid),
    tier: person.employerTier,
    fullTime: person.employmentType === EmploymentType.fullTime,
    birthDate: person.birthDate,
    noTaxes: person.noTaxes,
    hasContributions: person.hasContributions,
    employeePercentage: person.contributePercentage,
    employerPercentage: person.employerContributePercentage,
    workingHoursPerMonth: person.workingHoursPerMonth,
    insurance: insuranceOf(person, family),
  };
}

/** Everybody of a month, leave aside, in a handful of reads however many they are. */
export async function peopleOfMonth(ctx: InCompany, month: CalendarMonth, periodId?: number): Promise<Person[]> {
  const first = monthStart(month.year, month.month);
  const last = monthEnd(month.year, month.month);
  const employees = await employeesOf(ctx, month, periodId);
  const bases = await basesOf(ctx, last);
  const projects = employees.some((person) => person.salaryPaymentType === SalaryPaymentType.project) ? await projectPay(ctx) : undefined;
  const families = await familiesOf(
    ctx,
    employees.filter((person) => person.healthInsurance !== HealthInsuranceOption.none).map((person) => person.id),
  );
  return employees.map((person) => ({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    personalNumber: person.personalNumber ?? '',
    employerTier: person.employerTier,
    paymentType: person.salaryPaymentType,
    contractStarted: person.contractStarted ?? '',
    contractEnded: person.expirationContract,
    inMonth:
      person.deletedAt === null &&
      person.draftStatus === DraftStatus.undrafted &&
      person.contractStarted !== null &&
      person.contractStarted <= last &&
      (person.expirationContract === null || person.expirationContract >= first),
    inputs: inputsOf(person, { bases: bases.get(person.id) ?? [], lines: projects?.get(person.id) ?? [] }, families.get(person.id) ?? []),
  }));
}
