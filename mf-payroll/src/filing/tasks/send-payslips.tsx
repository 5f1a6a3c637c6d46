import type { SalaryRow } from '@paga/contract/payroll';
import { Button, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailModal } from '#mail/mail.modal.tsx';
import { salariesOf } from '#month/month-cache.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany, useRefreshFiling } from '../calls/use-filing.ts';

/** Mails the payslips of everybody in the month, from the line of their task. */
export function SendPayslips({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const refresh = useRefreshFiling();
  const { tenantId: userId } = useMonthOfCompany(period);
  const [people, setPeople] = useState<readonly SalaryRow[]>();
  const [isReading, setReading] = useState(false);
  const open = async () => {
    setReading(true);
    try {
      const { salaries } = await client.fetchQuery(salariesOf({ query: { ...period, userId } }));
      // Who gets less than nothing has no payslip.
      setPeople(salaries.filter(({ netto }) => netto >= 0));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setReading(false);
    }
  };
  const close = () => {
    setPeople(undefined);
    void refresh();
  };
  if (!useMayCall('sendPayslipToEmail')) return null;
  return (
    <>
      <Button icon="mail" loading={isReading} onClick={open}>
        {t('filing.file.payslips')}
      </Button>
      {people && <MailModal period={period} people={people} onClose={close} />}
    </>
  );
}
