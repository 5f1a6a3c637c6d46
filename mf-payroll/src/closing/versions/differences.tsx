import type { MonthDifference, VerifyDifference } from '@paga/contract/payroll';
import { DateText, Money, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Differences that are named; more of them is one damage, not many. */
const NAMED = 20;
const NOTHING = '–';

/** The name of a stored figure is that of the table of the month where it has one. */
const columnOf = {
  grossPay: 'initialBrutto',
  hoursPay: 'extraHours',
  additions: 'extras',
  totalBrutto: 'totalBrutto',
  taxable: 'taxableSalary',
  tax: 'tax',
  prime: 'prime',
  deductions: 'stops',
  netto: 'netto',
  name: 'name',
  personalNumber: 'personalNumber',
  insurancePlus: 'insurancePlus',
} as const;

/** Stored values that are no column of that table. */
const VALUES = [
  'basisId',
  'contractDays',
  'edits',
  'employerTier',
  'engineVersion',
  'explanation',
  'hoursOfMonth',
  'inputs',
  'insured',
  'leaveDays',
  'leaveLeft',
  'mark',
  'payDays',
  'paymentType',
  'pricePerHour',
  'problems',
  'regularHours',
  'yearContribution',
  'yearGross',
  'yearNet',
  'yearTax',
] as const;

const isColumn = (figure: string): figure is keyof typeof columnOf => figure in columnOf;
const shown = (amount: number | null, text: string | null) =>
  amount === null ? (text ?? NOTHING) : <Money value={amount} />;

function FigureName({ figure }: { figure: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const value = VALUES.find((known) => known === figure);
  if (value) return <>{t(`closed.value.${value}`)}</>;
  return (
    <>{isColumn(figure) ? t(`calculations.column.${columnOf[figure]}`) : t('closed.part', { figure })}</>
  );
}

/** What differs of single people: who, which value, and what it is on both sides. */
export function RowDifferences({ differences }: { differences: readonly VerifyDifference[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<VerifyDifference>[] = [
    { key: 'name', title: t('calculations.column.name'), render: ({ name }) => name },
    { key: 'kind', title: t('closed.column.kind'), render: ({ kind }) => t(`closed.kind.${kind}`) },
    {
      key: 'figure',
      title: t('review.column.figure'),
      render: ({ figure }) => <FigureName figure={figure} />,
    },
    {
      key: 'closed',
      title: t('closed.column.closed'),
      align: 'right',
      render: ({ closed, closedText }) => shown(closed, closedText),
    },
    {
      key: 'found',
      title: t('closed.column.found'),
      align: 'right',
      render: ({ found, foundText }) => shown(found, foundText),
    },
  ];
  return (
    <SimpleTable
      label={t('closed.differences')}
      rows={differences.slice(0, NAMED)}
      columns={columns}
      rowKey={({ employeeId, kind, figure }) => `${employeeId}-${kind}-${figure}`}
    />
  );
}

function ofMonth(value: MonthDifference['value'], text: string | null): ReactNode {
  if (text === null) return NOTHING;
  if (value === 'paymentDate' || value === 'closedAt')
    return <DateText value={text} time={value === 'closedAt'} />;
  if (value === 'totalBrutto' || value === 'netto') return <Money value={Number(text)} />;
  return value === 'auditLine' ? `${text.slice(0, 12)}…` : text;
}

/** What differs of the whole month: dates, sums, and the audit line of the closing. */
export function MonthDifferences({ differences }: { differences: readonly MonthDifference[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<MonthDifference>[] = [
    { key: 'value', title: t('review.column.figure'), render: ({ value }) => t(`closed.ofMonth.${value}`) },
    {
      key: 'closed',
      title: t('closed.column.closed'),
      align: 'right',
      render: ({ value, closed }) => ofMonth(value, closed),
    },
    {
      key: 'found',
      title: t('closed.column.found'),
      align: 'right',
      render: ({ value, found }) => ofMonth(value, found),
    },
  ];
  return (
    <SimpleTable
      label={t('closed.monthDifferences')}
      rows={differences}
      columns={columns}
      rowKey={({ value }) => value}
    />
  );
}
