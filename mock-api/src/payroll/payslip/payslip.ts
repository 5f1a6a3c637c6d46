import type { Payslip } from '@paga/contract/payroll';
import { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import {
  bandParts,
  bankOf,
  type HourBasis,
  hourBasis,
  regularPayOf,
  splitOverLines,
  toEuro,
  toPercentage,
  toRate,
  wireFigures,
} from '@paga/payroll';
import { and, eq, getViewSelectedFields, isNull, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { mapInTurns } from '#core/turns.ts';
import {
  engineInput,
  salary,
  salaryPeriod,
  salaryVersion,
  salaryVersionRow,
  type YearToDate,
} from '#months/public.ts';
import { employee } from '#people/public.ts';
import { basesOfRows } from '../rows/month-rows.ts';
import type { WholeSalary } from '../rows/stored-salary.ts';
import { shownToDate, yearsOfOpenRows } from '../to-date/shown-to-date.ts';

type Figures = Pick<WholeSalary, 'row' | 'basis'>;

/** The percentage of a contribution as a fraction: the employee's own, else the company's of the month. */
function fractionOf({ row, basis }: Figures, side: 'employee' | 'employer'): number {
  if (row.inputs.hasContributions === false) return 0;
  const own = side === 'employee' ? row.inputs.employeePercentage : row.inputs.employerPercentage;
  const pension = basis.period.tables?.pension[0];
  const company = basis.period.contributions?.[side] ?? (pension ? toPercentage(pension[side]) : 0);
  return toRate(own ?? company) / 1_000_000;
}

function taxValues({ row, basis }: Figures): Payslip['taxValues'] {
  if (row.inputs.noTaxes) return [];
  const tables = basis.period.tables;
  const table =
    row.employerTier === EmployerTier.primary ? tables?.wageTaxPrimary[0] : tables?.wageTaxSecondary[0];
  return bandParts(table?.bands ?? [], row.taxable).map(({ from, to, rate, amount }) => ({
    from: toEuro(from),
    to: to === null ? null : toEuro(to),
    percentage: toPercentage(rate),
    amount: toEuro(amount),
    tax: (amount * toPercentage(rate)) / 10_000,
  }));
}

/** Hours and pay behind the gross of somebody paid by the hour. The row keeps the hours but not their pay: it was rounded before leave came off. */
function regular({
  row,
  basis,
}: Figures): Pick<Payslip, 'grossTyped' | 'regularHours' | 'regularDays' | 'regularPay' | 'regularPrices'> {
  const grossTyped = typeof row.edits?.grossOverride === 'number';
  const regular = row.paymentType === SalaryPaymentType.hourly ? regularPayOf(engineInput(basis, row)) : null;
  return {
    grossTyped,
    regularHours: regular && regular.hours / 100,
    regularDays: regular?.days ?? null,
    regularPay: regular && toEuro(regular.pay),
    regularPrices: (regular?.prices ?? []).map(({ days, price }) => ({ days, price: price / 10_000 })),
  };
}

const basisOf = (basis: HourBasis | null) => basis && { ...basis, hours: basis.hours / 100 };

function pay(whole: Figures) {
  const { row, basis } = whole;
  const { baseSalary, initialBrutto, pricePerHour, overtimeTable, extraTable, extras, ...figures } =
    wireFigures(row, basis.period);
  const percentage = (kind: keyof typeof basis.period.uplifts) =>
    toRate(basis.period.uplifts[kind]) / 1_000_000;
  return {
    salaryPaymentType: row.paymentType,
    ...{ baseSalary, initialBrutto, payDays: row.payDays, contractDays: row.contractDays, pricePerHour },
    hourBasis: basisOf(hourBasis(row, basis.period)),
    ...regular(whole),
    upliftPercentages: {
      night: percentage('night'),
      weekend: percentage('weekend'),
      afterWork: percentage('afterWork'),
      holidays: percentage('holiday'),
      guard: percentage('guard'),
    },
    overtimeTable,
    overtimeTotal: overtimeTable.total,
    ...{ extraTable, extras, brutto: figures.bruttoWithoutInsurance },
    insurancePlus: figures.insurancePlus,
    totalBrutto: figures.totalBrutto,
  };
}

// Rules §1: the gross of the month over the lines that pay for it, so that the parts sum to what the payslip shows.
function projectsOf({ inputs: { pay }, grossPay }: WholeSalary['row']): Payslip['projects'] {
  if (pay.type !== SalaryPaymentType.project) return [];
  const amounts = splitOverLines(grossPay, pay.lines);
  const projects = new Map<number, Payslip['projects'][number]>();
  pay.lines.forEach(({ projectId, project, name }, index) => {
    const shown = projects.get(projectId) ?? { name: project, budgetLines: [] };
    shown.budgetLines.push({ name, budget: toEuro(amounts[index]?.amount ?? 0) });
    projects.set(projectId, shown);
  });
  return [...projects.values()];
}

function net(whole: Figures) {
  const { row, basis } = whole;
  const {
    pensionalContribution,
    employerContribution,
    taxableSalary,
    tax,
    prime,
    netto,
    stopTable,
    lines = [],
  } = wireFigures(row, basis.period);
  return {
    taxes: {
      personalContribute: fractionOf(whole, 'employee'),
      employerContribute: fractionOf(whole, 'employer'),
    },
    ...{
      pensionalContribution,
      employerContribution,
      taxableSalary,
      taxValues: taxValues(whole),
      tax,
      prime,
    },
    familyExpenses: toEuro(row.familyExpenses),
    salaryWithHealthInsurancePercentage: toEuro(row.insurancePlus),
    ...{ stopTable, netto },
    lines,
    projects: projectsOf(row),
  };
}

type Person = Pick<typeof employee.$inferSelect, 'bank' | 'bankAccountNumber' | 'occupation'>;

/** What a payslip is made of: a row of a month, as the table has it or as a closing kept it. */
type SlipRow = Pick<WholeSalary, 'row' | 'basis'> & {
  period: Pick<WholeSalary['period'], 'month' | 'year' | 'paymentDate' | 'closedAt'>;
};

/** A row as a payslip. */
export function slipOf(
  whole: SlipRow,
  { bank, bankAccountNumber, occupation }: Person,
  company: Payslip['company'],
): Payslip {
  const { row, period } = whole;
  return {
    salaryId: row.id,
    employee: {
      id: row.employeeId,
      fullName: row.name,
      personalNumber: row.personalNumber,
      employer: row.employerTier,
      hasHealthInsurance: row.insured,
      bank,
      bankAccountNumber,
      occupation,
    },
    company,
    month: period.month,
    year: period.year,
    paymentDate: period.paymentDate,
    closed: period.closedAt ? 1 : null,
    ...pay(whole),
    ...net(whole),
  };
}

/** The person with the account that a closing kept; where today's account is another one, the bank follows from the number of the closing's account. */
export function atClosing(person: Person, { account }: { account: string | null }): Person {
  const same = account === person.bankAccountNumber;
  return {
    ...person,
    bankAccountNumber: account,
    bank: same || account === null ? person.bank : bankOf(account),
  };
}

/** What a payslip takes of the closing that holds. */
const kept = {
  id: salaryVersionRow.id,
  account: salaryVersionRow.bankAccountNumber,
  toDate: sql<YearToDate | null>`${salaryVersionRow.content} -> 'toDate'`,
};

/**
 * The payslips of some rows of the company; name and personal number are those of the calculation. The account of a closed month is the one
 * its closing kept; a closing keeps no position, no bank name and nothing of the company: those are of today.
 */
export async function payslipsOf(ctx: InCompany, rows: SQL | undefined): Promise<Payslip[]> {
  const { bank, bankAccountNumber, occupation } = employee;
  const stored = await ctx.tx
    .select({
      row: getViewSelectedFields(salary),
      period: getViewSelectedFields(salaryPeriod),
      person: { bank, bankAccountNumber, occupation },
      kept,
    })
    .from(salary)
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salary.periodId)))
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
    .leftJoin(
      salaryVersion,
      and(
        scoped(ctx, salaryVersion),
        eq(salaryVersion.periodId, salary.periodId),
        isNull(salaryVersion.reopenedAt),
      ),
    )
    .leftJoin(
      salaryVersionRow,
      and(
        scoped(ctx, salaryVersionRow),
        eq(salaryVersionRow.versionId, salaryVersion.id),
        eq(salaryVersionRow.employeeId, salary.employeeId),
      ),
    )
    .where(and(scoped(ctx, salary), rows));
  const bases = await basesOfRows(
    ctx,
    stored.map(({ row }) => row),
  );
  const [company] = await ctx.tx
    .select({ name: tenant.name, businessNumber: tenant.businessNumber, address: tenant.address })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const years = await yearsOfOpenRows(ctx, stored);
  return mapInTurns(stored, ({ row, period, person, kept }) => ({
    ...slipOf(
      { row, period, basis: found(bases.get(row.basisId)) },
      kept ? atClosing(person, kept) : person,
      found(company),
    ),
    ...shownToDate(period.closedAt ? kept?.toDate : years.get(row.id)),
  }));
}

/** The payslip of a row, or `NOT_FOUND`. */
export async function payslipOf(ctx: InCompany, id: number): Promise<Payslip> {
  return found((await payslipsOf(ctx, eq(salary.id, id)))[0]);
}
