import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import { EmployerTier } from '@paga/contract/shapes';
import { type Column, formatNumber, Money, monthTitle, useKit } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MonthOfYear } from '#address/use-month.ts';
import { sumOf, widthFor } from '#frame/amounts.ts';
import { Opens, payslipAt } from '#frame/opens.tsx';

/** Spec 2 §2: a value that is missing, and a net that is. */
const MISSING = 'N/A';
const MISSING_NET = '00.00';

/** The key of a row of the list. */
export const paymentKey = ({ id }: PaymentOrderRow) => id;

/** The columns of the bank payment list of a month, which the payment reason names in the language of now. */
export function usePaymentColumns({ month, year }: MonthOfYear, total: number): Column<PaymentOrderRow>[] {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const navigate = useNavigate();
  return useMemo(() => {
    const slipOf = ({ employeeId }: PaymentOrderRow) => payslipAt(employeeId, { month, year });
    const text = (
      key: 'personalNumber' | 'bankAccountNumber' | 'iban' | 'bank',
      width: number,
    ): Column<PaymentOrderRow> => ({
      key,
      title: t(`paymentOrder.column.${key}`),
      width,
      render: (row) => <span className="paga-number">{row[key] || MISSING}</span>,
      value: (row) => row[key],
    });
    return [
      {
        key: 'name',
        title: t('frame.column.name'),
        width: 180,
        narrowWidth: 144,
        frozen: true,
        render: (row) => (
          <Opens to={slipOf(row)} title={row.employeeName}>
            {row.employeeName}
          </Opens>
        ),
        value: ({ employeeName }) => employeeName,
        onActivate: (row) => navigate(slipOf(row)),
      },
      {
        key: 'tier',
        title: t('paymentOrder.filter.tier'),
        width: 104,
        render: ({ employer }) => t(`paymentOrder.tier.${tierOf(employer)}`),
        value: ({ employer }) => employer,
      },
      text('personalNumber', 118),
      text('bankAccountNumber', 176),
      text('iban', 216),
      text('bank', 100),
      {
        key: 'reason',
        title: t('paymentOrder.column.reason'),
        width: 184,
        render: () => t('paymentOrder.reason', { month: monthTitle(month, year, language) }),
      },
      {
        key: 'net',
        title: t('frame.column.net'),
        width: widthFor(total),
        align: 'right',
        end: true,
        render: ({ nettoSalary }) => <Net value={nettoSalary} />,
        value: ({ nettoSalary }) => nettoSalary,
      },
    ];
  }, [t, language, navigate, month, year, total]);
}

const tierOf = (employer: EmployerTier) => (employer === EmployerTier.primary ? 'primary' : 'secondary');

function Net({ value }: { value: number | null | undefined }): ReactNode {
  return value === null || value === undefined ? (
    <span className="paga-number">{MISSING_NET}</span>
  ) : (
    <Money value={value} />
  );
}

/** What a list pays. */
export const paidIn = (rows: readonly PaymentOrderRow[]): number =>
  sumOf(rows, ({ nettoSalary }) => nettoSalary);

/** How many people are paid and how much; `opens`: what the sum is made of. */
export function usePaymentTotals(
  rows: readonly PaymentOrderRow[],
  opens: string | undefined,
): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(
    () => ({
      name: t('frame.totalOf', { shown: formatNumber(rows.length) }),
      net: (
        <Opens to={opens}>
          <Money value={paidIn(rows)} />
        </Opens>
      ),
    }),
    [rows, opens, t],
  );
}
