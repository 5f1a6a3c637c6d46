import type { SalaryRow } from '@paga/contract/payroll';
import { Button, useToast } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#calculations/use-period.ts';
import { MailModal } from './mail.modal.tsx';

/** Mails payslips or contracts to the employees of the chosen rows. */
export function MailButton({ period, rows }: { period: Period; rows: readonly SalaryRow[] }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const [people, setPeople] = useState<readonly SalaryRow[] | null>(null);
  const mayMail = useMayCall('sendPayslipToEmail');
  if (!mayMail) return null;
  // Spec 2 §5: mailing needs at least one chosen row.
  const open = () => (rows.length > 0 ? setPeople(rows) : toast.warning(t('mail.chooseOne')));
  return (
    <>
      <Button icon="mail" onClick={open}>
        {t('mail.open')}
      </Button>
      {people && <MailModal period={period} people={people} onClose={() => setPeople(null)} />}
    </>
  );
}
