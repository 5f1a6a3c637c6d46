import type { DeclarationRow } from '@paga/contract/reports/declaration';
import { type Column, formatNumber, Money } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MonthOfYear } from '#address/use-month.ts';
import { sumOf } from '#frame/amounts.ts';
import { Opens, payslipAt, sumAt } from '#frame/opens.tsx';

const lessSupplement = (whole: number, supplement = 0) => toEuro(toCents(whole) - toCents(supplement));

/** The amounts of the wage list, columns D to H of its file. */
const AMOUNTS = {
  gross: (row: DeclarationRow) => row.gross,
  personalContribute: (row: DeclarationRow) => lessSupplement(row.personalContribute, row.personalSupplement),
  employerContribute: (row: DeclarationRow) => lessSupplement(row.employerContribute, row.employerSupplement),
  personalSupplement: (row: DeclarationRow) => row.personalSupplement ?? 0,
  employerSupplement: (row: DeclarationRow) => row.employerSupplement ?? 0,
};
const NAMES = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];
const FLAGS = ['primaryWorkplace', 'contributesIncluded', 'hasTaxes'] as const;

/** The key of a row of the wage list. */
export const declarationKey = ({ employeeId }: DeclarationRow) => employeeId;

/** The columns of the wage list, those of its file. */
export function useDeclarationColumns({ month, year }: MonthOfYear): Column<DeclarationRow>[] {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  return useMemo(() => {
    const slipOf = ({ employeeId }: DeclarationRow) => payslipAt(employeeId, { month, year });
    const name = (key: 'firstName' | 'lastName', width: number): Column<DeclarationRow> => ({
      ...{ key, width, title: t(`declaration.column.${key}`), frozen: true, narrowWidth: 92 },
      render: (row) => <Opens to={slipOf(row)}>{row[key]}</Opens>,
      value: (row) => row[key],
      onActivate: (row) => navigate(slipOf(row)),
    });
    return [
      name('firstName', 120),
      name('lastName', 108),
      {
        key: 'personalNumber',
        title: t('frame.column.personalNumber'),
        width: 120,
        render: ({ personalNumber }) => <span className="paga-number">{personalNumber || 'N/A'}</span>,
        value: (row) => row.personalNumber,
      },
      ...NAMES.map(
        (amount): Column<DeclarationRow> => ({
          ...{ key: amount, title: t(`declaration.column.${amount}`), width: 124, align: 'right' },
          render: (row) => <Money value={AMOUNTS[amount](row)} />,
          value: AMOUNTS[amount],
        }),
      ),
      ...FLAGS.map(
        (flag): Column<DeclarationRow> => ({
          key: flag,
          title: t(`declaration.column.${flag}`),
          description: t(`declaration.means.${flag}`),
          width: 104,
          align: 'center',
          render: (row) => t(row[flag] ? 'declaration.yes' : 'declaration.no'),
          value: (row) => row[flag],
        }),
      ),
    ];
  }, [t, navigate, month, year]);
}

/** The sums of the wage list; the gross leads to how it came about. */
export function useDeclarationTotals(
  rows: readonly DeclarationRow[],
  { month, year }: MonthOfYear,
): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const sums = NAMES.map((amount) => [
      amount,
      <Opens key={amount} to={amount === 'gross' ? sumAt({ month, year }, 'brutto') : undefined}>
        <Money value={sumOf(rows, AMOUNTS[amount])} />
      </Opens>,
    ]);
    return {
      firstName: t('frame.totalOf', { shown: formatNumber(rows.length) }),
      ...Object.fromEntries(sums),
    };
  }, [rows, t, month, year]);
}
