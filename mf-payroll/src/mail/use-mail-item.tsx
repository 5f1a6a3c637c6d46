import type { SalaryRow } from '@paga/contract/payroll';
import { type MenuItem, useToast } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { SavedFirst } from '#month/queue/use-saved-first.tsx';
import { MailModal } from './mail.modal.tsx';
import { useMailRun } from './use-mail-run.ts';

type Mailed = { period: Period; rows: readonly SalaryRow[]; ask: SavedFirst['ask'] };

/** Mails payslips or contracts to the employees of the chosen rows; while a run is on its way, or was not seen to its end, it leads to that. */
export function useMailItem({ period, rows, ask }: Mailed): {
  item: MenuItem | undefined;
  window: ReactNode;
} {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const { run } = useMailRun(period);
  const [people, setPeople] = useState<readonly SalaryRow[] | null>(null);
  const mayMail = useMayCall('sendPayslipToEmail');
  if (!mayMail) return { item: undefined, window: null };
  const onSelect = () => {
    if (run) return setPeople([]);
    // Spec 2 §5: mailing needs at least one chosen row.
    return rows.length > 0 ? ask(() => setPeople(rows)) : toast.warning(t('mail.chooseOne'));
  };
  const going =
    run && (run.running ? t('mail.running', { done: run.done, total: run.total }) : t('mail.unseen'));
  return {
    item: { key: 'mail', icon: 'mail', label: going ?? t('mail.open'), onSelect },
    window: people && <MailModal period={period} people={people} onClose={() => setPeople(null)} />,
  };
}
