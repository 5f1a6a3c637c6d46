import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MonthOfYear } from '#address/use-month.ts';

/** A person's payslip of a month, on the page of the person. */
export const payslipAt = (employeeId: number, { month, year }: MonthOfYear): string =>
  `/employees/${employeeId}?tab=pay&slip=${year}-${month}`;

/** What a person's year is made of, month by month. */
export const bookAt = (employeeId: number, year: number): string =>
  `/reports/contributions-book?year=${year}&employee=${employeeId}`;

/** What a month is made of, person by person. */
export const monthAt = ({ month, year }: MonthOfYear): string =>
  `/reports/monthly-salary?month=${month}&year=${year}`;

const EXPLAINED = {
  brutto: 'totalBrutto',
  employerContribute: 'employerContribution',
  personalContribute: 'pensionalContribution',
  tax: 'tax',
  netto: 'netto',
} as const;

/** How a sum of a month came about, in the table of its salaries; undefined for one that is no column there. */
export function sumAt({ month, year }: MonthOfYear, amount: string): string | undefined {
  const column = EXPLAINED[amount as keyof typeof EXPLAINED];
  return column && `/calculations?month=${month}&year=${year}&sum=${column}`;
}

type OpensProps = { to: string | undefined; title?: string; byTab?: boolean; children: ReactNode };

/** A name or a total that leads to what explains it. Tab passes it by in a grid, where Enter on its cell opens it; `byTab` in a small table. */
export function Opens({ to, title, byTab, children }: OpensProps): ReactNode {
  if (to === undefined) return children;
  return (
    <Link className="report-opens" to={to} title={title} tabIndex={byTab ? undefined : -1}>
      {children}
    </Link>
  );
}
