import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { DateText, IconButton } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PaymentDateModal } from '#month/calculate/payment-date.modal.tsx';

/** The day a month is paid; while the month is open a pencil changes it. */
export function PaymentDate({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const [changing, setChanging] = useState(false);
  const mayChange = useMayCall('updatePaymentDate') && !isClosed(totals);
  return (
    <>
      <Trans
        t={t}
        i18nKey="calculations.paidOn"
        components={{ date: <DateText value={totals.paymentDate} /> }}
      />
      {mayChange && (
        <IconButton
          icon="pencil"
          size="small"
          label={t('calculations.paymentDate.change')}
          onClick={() => setChanging(true)}
        />
      )}
      {changing && mayChange && <PaymentDateModal totals={totals} onClose={() => setChanging(false)} />}
    </>
  );
}
