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

type Texts = 'personalNumber' | 'bankAccountNumber' | 'iban' | 'bank';
const TEXTS: readonly (readonly [Texts, width: number])[] = [
  ['personalNumber', 118],
  ['bankAccountNumber', 176],
  ['iban', 216],
  ['bank', 100],
];

/** The columns of the bank payment list of a month, which the payment reason names in the language of now. A name opens its payslip. */
export function usePaymentColumns({ month, year }: MonthOfYear, total: number): Column<PaymentOrderRow>[] {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const payee = usePayeeColumn(month, year);
  return useMemo(
    () => [
      payee,
      {
        key: 'tier',
        title: t('paymentOrder.filter.tier'),
        width: 104,
        render: ({ employer }) => t(`paymentOrder.tier.${tierOf(employer)}`),
        value: ({ employer }) => employer,
      },
      ...TEXTS.map(
        ([key, width]): Column<PaymentOrderRow> => ({
          ...{ key, width, title: t(`paymentOrder.column.${key}`) },
          render: (row) => <span className="paga-number">{row[key] || MISSING}</span>,
          value: (row) => row[key],
        }),
      ),
      {
        key: 'reason',
        title: t('paymentOrder.column.reason'),
        width: 184,
        render: () => t('paymentOrder.reason', { month: monthTitle(month, year, language) }),
      },
      {
        ...{ key: 'net', title: t('frame.column.net'), width: widthFor(total), align: 'right', end: true },
        render: ({ nettoSalary }) => <Net value={nettoSalary} />,
        value: ({ nettoSalary }) => nettoSalary,
      },
    ],
    [t, language, payee, month, year, total],
  );
}

/** Who is paid. */
function usePayeeColumn(month: number, year: number): Column<PaymentOrderRow> {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  return useMemo(() => {
    const slipOf = ({ employeeId }: PaymentOrderRow) => payslipAt(employeeId, { month, year });
    return {
      ...{ key: 'name', title: t('frame.column.name'), width: 180, narrowWidth: 144, frozen: true },
      render: (row) => (
        <Opens to={slipOf(row)} title={row.employeeName}>
          {row.employeeName}
        </Opens>
      ),
      value: ({ employeeName }) => employeeName,
      onActivate: (row) => navigate(slipOf(row)),
    };
  }, [t, navigate, month, year]);
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
