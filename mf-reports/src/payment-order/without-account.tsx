import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import { formatMoney } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthOfYear } from '#address/use-month.ts';
import { AddsUp } from '#frame/adds-up.tsx';
import { SumNote } from '#frame/sum-note.tsx';
import { useStatistics } from '#months/use-statistics.ts';
import { paidIn } from './use-payment-columns.tsx';

const withAccount = ({ bankAccountNumber }: PaymentOrderRow) => Boolean(bankAccountNumber);

/** Who is paid by bank and who otherwise come to the net of the month, as its salaries have it. */
export function NetOfMonth({
  rows,
  month,
}: {
  rows: readonly PaymentOrderRow[];
  month: MonthOfYear;
}): ReactNode {
  const { t } = useTranslation('reports');
  const { data } = useStatistics(month.year);
  const statistics = data?.months.find(({ month: { monthId } }) => monthId === month.month);
  if (!statistics?.calculated) return null;
  return (
    <AddsUp
      first={{ label: t('paymentOrder.line.byBank'), value: paidIn(rows.filter(withAccount)) }}
      sign="+"
      terms={[
        {
          label: t('paymentOrder.line.otherwise'),
          value: paidIn(rows.filter((row) => !withAccount(row))),
        },
      ]}
      sum={{ label: t('paymentOrder.line.net'), value: statistics.netto }}
    />
  );
}

/** The total has everybody who is paid; the lists of the bank have only those with an account. Nothing where that is the same. */
export function WithoutAccount({ rows }: { rows: readonly PaymentOrderRow[] }): ReactNode {
  const { t } = useTranslation('reports');
  const paid = rows.filter(({ nettoSalary }) => (nettoSalary ?? 0) !== 0);
  const without = paid.filter((row) => !withAccount(row));
  if (without.length === 0) return null;
  const byBank = paid.filter(withAccount);
  return (
    <SumNote>
      {t('paymentOrder.byBank', { count: byBank.length, amount: formatMoney(paidIn(byBank)) })}
      {' · '}
      {t('paymentOrder.withoutAccount', { count: without.length, amount: formatMoney(paidIn(without)) })}
    </SumNote>
  );
}
