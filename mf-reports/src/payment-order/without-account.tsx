import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import { formatMoney } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SumNote } from '#frame/sum-note.tsx';
import { paidIn } from './use-payment-columns.tsx';

/** The total has everybody who is paid; the lists of the bank have only those with an account. Nothing where that is the same. */
export function WithoutAccount({ rows }: { rows: readonly PaymentOrderRow[] }): ReactNode {
  const { t } = useTranslation('reports');
  const paid = rows.filter(({ nettoSalary }) => (nettoSalary ?? 0) !== 0);
  const without = paid.filter(({ bankAccountNumber }) => !bankAccountNumber);
  if (without.length === 0) return null;
  const byBank = paid.filter(({ bankAccountNumber }) => bankAccountNumber);
  return (
    <SumNote>
      {t('paymentOrder.byBank', { count: byBank.length, amount: formatMoney(paidIn(byBank)) })}
      {' · '}
      {t('paymentOrder.withoutAccount', { count: without.length, amount: formatMoney(paidIn(without)) })}
    </SumNote>
  );
}
