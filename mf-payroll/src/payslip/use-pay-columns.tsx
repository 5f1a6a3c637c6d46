import type { PayOfMonth } from '@paga/contract/payroll';
import { Button, formatDate, Money, monthTitle, type SimpleColumn, Tag, useKit } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Change } from '#month/frame/change.tsx';
import { placeOf } from '#month/period/place-of.ts';

const MONEY = ['totalBrutto', 'pensionalContribution', 'tax', 'netto'] as const;
const CENTS = 100;

/** The net of the month before a calculated one, when that was calculated too. */
function netBefore(months: readonly PayOfMonth[], { month, year }: PayOfMonth): number | undefined {
  const index = year * 12 + month - 1;
  return months.find((one) => one.year * 12 + one.month === index)?.netto;
}

function State({ closed, paidOn }: PayOfMonth): ReactNode {
  const { t } = useTranslation('payroll');
  if (paidOn) return <Tag tone="success">{t('person.pay.paidOn', { date: formatDate(paidOn) })}</Tag>;
  return <Tag tone={closed ? 'neutral' : 'info'}>{t(closed ? 'person.pay.closed' : 'person.pay.open')}</Tag>;
}

/** The columns of a person's months; `onOpen` shows the payslip of one. */
export function usePayColumns(
  months: readonly PayOfMonth[],
  onOpen: (month: PayOfMonth) => void,
): SimpleColumn<PayOfMonth>[] {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const title = ({ month, year }: PayOfMonth) => monthTitle(month, year, language);
  const change = (row: PayOfMonth) => {
    const before = netBefore(months, row);
    return before === undefined ? null : <Change value={Math.round((row.netto - before) * CENTS) / CENTS} />;
  };
  return [
    {
      key: 'month',
      title: t('person.pay.month'),
      render: (row) => <Link to={placeOf('calculations', row)}>{title(row)}</Link>,
    },
    ...MONEY.map(
      (figure): SimpleColumn<PayOfMonth> => ({
        key: figure,
        title: t(`person.pay.${figure}`),
        align: 'right',
        render: (row) => <Money value={row[figure]} />,
      }),
    ),
    { key: 'change', title: t('person.pay.change'), align: 'right', render: change },
    { key: 'state', title: t('person.pay.state'), render: State },
    {
      key: 'payslip',
      title: t('person.pay.payslip'),
      render: (row) => (
        <Button
          size="small"
          icon="file"
          aria-label={t('person.pay.payslipOf', { month: title(row) })}
          onClick={() => onOpen(row)}
        >
          {t('person.pay.payslip')}
        </Button>
      ),
    },
  ];
}
