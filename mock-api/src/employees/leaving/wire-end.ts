import type { EndPreview } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { parts, type SalaryResult, toEuro } from '@paga/payroll';
import type { EndPlan } from './plan-ends.ts';

type Wire = Pick<EndPreview, 'leave' | 'salary' | 'lines'>;

function salaryOf(result: SalaryResult, leavePay: number, lastDay: string): EndPreview['salary'] {
  const { year, month } = parts(lastDay);
  const { contractDays, payDays, grossPay, hoursPay, additions, insurancePlus, prime, deductions } = result;
  return {
    ...{ month, year, contractDays, payDays },
    grossPay: toEuro(grossPay),
    hoursPay: toEuro(hoursPay),
    leavePay: toEuro(leavePay),
    otherAdditions: toEuro(additions + insurancePlus - leavePay),
    totalBrutto: toEuro(result.totalBrutto),
    contribution: toEuro(result.contributionEmployee),
    tax: toEuro(result.tax),
    deductions: toEuro(deductions + prime),
    netto: toEuro(result.netto),
  };
}

function moneyOf({ leave, salary }: EndPlan, lastDay: string): Wire {
  if (!salary) return { leave: { ...leave, base: 0, amount: 0 }, salary: null, lines: [] };
  const { result, leavePay } = salary;
  // The line of the unused leave itself is not stored yet and has no id; less of it is taken where an addition was typed in the place of lines.
  const inMonth = salary.lines.find(({ id }) => id === 0)?.taken ?? 0;
  return {
    leave: { ...leave, base: toEuro(result.base), amount: toEuro(leavePay) },
    salary: salaryOf(result, inMonth, lastDay),
    lines: salary.lines
      .filter(({ id }) => id > 0)
      .map(({ id, name, field, taken, owed }) => ({
        ...{ id, name, field, taken: toEuro(taken) },
        owed: owed === null ? null : toEuro(owed),
      })),
  };
}

/** A plan as the screen sees it. */
export function wireEnd(plan: EndPlan, lastDay: string): EndPreview {
  const { row, refusal, since, notice, months } = plan;
  const last = parts(lastDay);
  const isLast = ({ year, month }: { year: number; month: number }) =>
    year === last.year && month === last.month;
  return {
    ...{ employeeId: row.id, name: fullName(row), version: row.version, refusal, since, notice },
    openEnded: row.expirationContract === null,
    ...moneyOf(plan, lastDay),
    months: refusal
      ? []
      : months.map(({ year, month }) => ({ year, month, leaves: !isLast({ year, month }) })),
  };
}
