import type { DeclarationRow } from '@paga/contract/reports/declaration';
import { type Column, formatNumber, Money } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '#frame/amounts.ts';

const AMOUNTS = ['gross', 'personalContribute', 'employerContribute'] as const;
const FLAGS = ['primaryWorkplace', 'contributesIncluded', 'hasTaxes'] as const;

/** The key of a row of the wage list. */
export const declarationKey = ({ employeeId }: DeclarationRow) => employeeId;

const amountColumn = (amount: (typeof AMOUNTS)[number], title: string): Column<DeclarationRow> => ({
  key: amount,
  title,
  width: 114,
  align: 'right',
  render: (row) => <Money value={row[amount]} />,
  value: (row) => row[amount],
});

/** The columns of the wage list. */
export function useDeclarationColumns(): Column<DeclarationRow>[] {
  const { t } = useTranslation('reports');
  return useMemo(
    () => [
      {
        key: 'firstName',
        title: t('declaration.column.firstName'),
        width: 130,
        narrowWidth: 92,
        frozen: true,
        render: (row) => row.firstName,
        value: (row) => row.firstName,
      },
      {
        key: 'lastName',
        title: t('declaration.column.lastName'),
        width: 108,
        frozen: true,
        render: (row) => row.lastName,
        value: (row) => row.lastName,
      },
      {
        key: 'personalNumber',
        title: t('frame.column.personalNumber'),
        width: 120,
        render: ({ personalNumber }) => <span className="paga-number">{personalNumber || 'N/A'}</span>,
        value: (row) => row.personalNumber,
      },
      ...AMOUNTS.map((amount) => amountColumn(amount, t(`declaration.column.${amount}`))),
      ...FLAGS.map(
        (flag): Column<DeclarationRow> => ({
          key: flag,
          title: t(`declaration.column.${flag}`),
          description: t(`declaration.means.${flag}`),
          width: 120,
          align: 'center',
          render: (row) => t(row[flag] ? 'declaration.yes' : 'declaration.no'),
          value: (row) => row[flag],
        }),
      ),
    ],
    [t],
  );
}

/** The sums of the wage list. */
export function useDeclarationTotals(rows: readonly DeclarationRow[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const sums = AMOUNTS.map((amount) => [
      amount,
      <Money key={amount} value={sumOf(rows, (row) => row[amount])} />,
    ]);
    return {
      firstName: t('frame.totalOf', { shown: formatNumber(rows.length) }),
      ...Object.fromEntries(sums),
    };
  }, [rows, t]);
}
