import type { SalaryRow } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { type Column, Money, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { NameCell } from '#month/frame/name-cell.tsx';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { type CheckedRow, problemsOf } from '#month/rows/problems-of.ts';
import { amountOf, type MoneyColumn, moneyColumns } from '#month/sums/sum-rows.ts';

/** The step of the trace that explains a column. */
export const explainedBy: Record<MoneyColumn, string> = {
  initialBrutto: 'grossPay',
  extraHours: 'hoursPay',
  extras: 'additions',
  insurancePlus: 'insurancePlus',
  totalBrutto: 'totalBrutto',
  pensionalContribution: 'contributionEmployee',
  employerContribution: 'contributionEmployer',
  taxableSalary: 'taxable',
  tax: 'tax',
  prime: 'prime',
  stops: 'deductions',
  netto: 'netto',
};

const widths: Partial<Record<MoneyColumn, number>> = { totalBrutto: 120, taxableSalary: 120, netto: 124 };

function Name({ row, t }: { row: CheckedRow; t: TFunction<'payroll'> }): ReactElement {
  const tier = row.employer === EmployerTier.primary ? 'primary' : 'secondary';
  const [problem] = problemsOf(row).filter((one) => one.level !== 'hint');
  return (
    <NameCell name={row.name}>
      <span className="paga-hint">{t(`calculations.tier.${tier}`)}</span>
      {row.mark && (
        <Tag tone={row.mark === 'new' ? 'info' : 'neutral'}>{t(`calculations.mark.${row.mark}`)}</Tag>
      )}
      {problem && (
        <Tag tone={problem.level === 'error' ? 'danger' : 'warning'}>
          {t(`calculations.problem.short.${problem.code}`)}
        </Tag>
      )}
    </NameCell>
  );
}

/** What a click or Enter on a figure does. */
type OpenFigure = (row: SalaryRow, column: MoneyColumn) => void;

function moneyColumn(key: MoneyColumn, t: TFunction<'payroll'>, openFigure: OpenFigure): Column<SalaryRow> {
  const pension = key === 'pensionalContribution' || key === 'employerContribution';
  const long = pension || key === 'insurancePlus';
  return {
    key,
    title: t(`calculations.column.${key}`),
    ...(pension ? { group: t('calculations.column.pension') } : {}),
    ...(long ? { description: t(`calculations.column.long.${key}`) } : {}),
    width: widths[key] ?? 112,
    align: 'right',
    value: (row) => amountOf(row, key),
    render: (row) => <Money value={amountOf(row, key)} />,
    onActivate: (row) => openFigure(row, key),
  };
}

/** The name with tier and marks; a click or Enter opens the payslip. */
function nameColumn(t: TFunction<'payroll'>, openPayslip: (row: SalaryRow) => void): Column<SalaryRow> {
  return {
    key: 'name',
    title: t('calculations.column.name'),
    width: 260,
    frozen: true,
    fixed: true,
    value: (row) => row.name,
    render: (row) => <Name row={row} t={t} />,
    onActivate: openPayslip,
  };
}

type Opens = { openFigure: OpenFigure; openPayslip: (row: SalaryRow) => void };

/** The columns of specification 2 §2; where the employer shares a premium, also what that adds to the gross (rules §3, insurance+). */
export function salaryColumns(
  t: TFunction<'payroll'>,
  shares: boolean,
  { openFigure, openPayslip }: Opens,
): Column<SalaryRow>[] {
  const keys = moneyColumns.filter((key) => shares || key !== 'insurancePlus');
  const money = keys.map((key) => moneyColumn(key, t, openFigure));
  return [
    nameColumn(t, openPayslip),
    {
      key: 'personalNumber',
      title: t('calculations.column.personalNumber'),
      width: 116,
      value: (row) => row.personalNumber,
      render: (row) => <span className="paga-number">{row.personalNumber}</span>,
    },
    ...money,
  ];
}

/** The columns of a table that is filled in: what is typed, and what comes of it. */
export function fillViewColumns(
  t: TFunction<'payroll'>,
  { openFigure, openPayslip }: Opens,
  typed: Column<EditedRow>[],
): Column<EditedRow>[] {
  const result = (['totalBrutto', 'netto'] as const).map((key) => moneyColumn(key, t, openFigure));
  return [nameColumn(t, openPayslip), ...typed, ...result];
}
