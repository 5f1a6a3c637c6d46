import { query } from '@paga/client';
import { getMailedPayslips } from '@paga/contract/payroll';
import { Alert, Button } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import { MailModal } from './mail.modal.tsx';
import { useMailRun } from './use-mail-run.ts';

/** How often mails that wait are looked at. */
const LOOK_MS = 10_000;
/** How many are named; the rest is counted. */
const NAMED = 5;

/** Says above a month whose payslip the mail server refused, or of whom nobody knows whether it arrived, and sends theirs again. */
export function Undelivered({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const mayMail = useMayCall('sendPayslipToEmail');
  const { run, send } = useMailRun(period);
  const saved = useSavedFirst(period);
  const [sending, setSending] = useState(false);
  const mailed = useQuery({
    ...query(getMailedPayslips, { query: { ...period, userId: company.id } }, { background: true }),
    enabled: mayMail,
    refetchInterval: ({ state }) => (state.data?.waiting ? LOOK_MS : false),
    meta: { silent: true },
  });
  const undelivered = mailed.data?.undelivered ?? [];
  const again = () => {
    setSending(true);
    // What is on its way, or was not seen to its end, is shown first: a month has one run.
    if (run) return;
    const ids = undelivered.map(({ employeeId }) => employeeId);
    void send('payslip', ids, true).then(
      ({ error, failed }) => !error && failed.length === 0 && setSending(false),
    );
  };
  return (
    <>
      {undelivered.length > 0 && (
        <Alert
          tone="warning"
          title={t('mail.undelivered.title', { count: undelivered.length })}
          action={<Button onClick={() => saved.ask(again)}>{t('mail.undelivered.again')}</Button>}
        >
          {undelivered.slice(0, NAMED).map(({ employeeId, name, email, state, detail }) => (
            <p key={employeeId}>
              {t(`mail.undelivered.${state}`, { name, email })}{' '}
              {detail && <span className="paga-hint">{detail}</span>}
            </p>
          ))}
          {undelivered.length > NAMED && (
            <p>{t('mail.undelivered.more', { count: undelivered.length - NAMED })}</p>
          )}
        </Alert>
      )}
      {saved.question}
      {sending && <MailModal period={period} people={[]} onClose={() => setSending(false)} />}
    </>
  );
}
