import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import { EmployerTier } from '@paga/contract/shapes';
import { type Column, formatNumber, Money, Row, Tag } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf, widthFor } from '#frame/amounts.ts';

/** Spec 2 §2: a value that is missing, and a net that is. */
const MISSING = 'N/A';
const MISSING_NET = '00.00';

/** The key of a row of the list. */
export const paymentKey = ({ id }: PaymentOrderRow) => id;

/** The columns of the bank payment list of a month, which the payment reason names in the language of now. */
export function usePaymentColumns(month: string, total: number): Column<PaymentOrderRow>[] {
  const { t } = useTranslation('reports');
  return useMemo(() => {
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
        width: 220,
        narrowWidth: 144,
        frozen: true,
        render: (row) => <Payee row={row} />,
        value: ({ employeeName }) => employeeName,
      },
      text('personalNumber', 118),
      text('bankAccountNumber', 176),
      text('iban', 216),
      text('bank', 100),
      {
        key: 'reason',
        title: t('paymentOrder.column.reason'),
        width: 184,
        render: () => t('paymentOrder.reason', { month }),
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
  }, [t, month, total]);
}

function Payee({ row: { employeeName, employer } }: { row: PaymentOrderRow }): ReactNode {
  const { t } = useTranslation('reports');
  const tier = employer === EmployerTier.primary ? 'primary' : 'secondary';
  return (
    <Row as="span" wrap={false} className="report-name">
      <span title={employeeName}>{employeeName}</span>
      <Tag>{t(`paymentOrder.tier.${tier}`)}</Tag>
    </Row>
  );
}

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

/** How many people are paid and how much. */
export function usePaymentTotals(rows: readonly PaymentOrderRow[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(
    () => ({
      name: t('frame.totalOf', { shown: formatNumber(rows.length) }),
      net: <Money value={paidIn(rows)} />,
    }),
    [rows, t],
  );
}
