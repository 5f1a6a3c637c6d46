import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, Modal, Progress, Segmented, Stack, useToast } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#calculations/period-name.ts';
import type { Period } from '#calculations/use-period.ts';
import { MailResult } from './mail-result.tsx';
import { type Mailed, type MailRun, useMailRun } from './use-mail-run.ts';

type MailModalProps = { period: Period; people: readonly SalaryRow[]; onClose: () => void };

const CHOICES = ['payslip', 'contract'] as const;

/** The run as it was without these people, who are asked for anew. */
const without = (run: MailRun, ids: readonly number[]): MailRun => ({
  ...run,
  done: run.done - ids.length,
  failed: run.failed.filter(({ employeeId }) => !ids.includes(employeeId)),
});

/** Asks what is mailed, mails it with a bar, and says who was not reached and why. */
export function MailModal({ period, people, onClose }: MailModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const month = usePeriodName(period);
  const [what, setWhat] = useState<Mailed>('payslip');
  const { run, send } = useMailRun(period);
  const count = people.length;
  const start = async (ids: readonly number[], again = false, before?: MailRun) => {
    const { queued, failed, error } = await send(what, ids, again, before);
    // Spec 2 §5: the literal warning about an employee without a contract.
    if (failed.some(({ reason }) => reason === 'noDocument')) toast.warning(t('mail.noDocument'));
    if (error || failed.length > 0) return;
    toast.success(t(`mail.done.${what}`, { count: queued }));
    onClose();
  };
  const footer = (
    <div className="paga-actions">
      <Button disabled={run?.running} onClick={onClose}>
        {t('mail.close')}
      </Button>
      {!run && (
        <Button variant="primary" icon="send" onClick={() => start(people.map(({ employeeId }) => employeeId))}>
          {t(`mail.send.${what}`, { count })}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('mail.title', { month })} onClose={run?.running ? () => undefined : onClose} footer={footer} width={600}>
      <Stack>
        {!run && (
          <>
            <Segmented<Mailed>
              label={t('mail.what')}
              value={what}
              options={CHOICES.map((value) => ({ value, label: t(`mail.kind.${value}`) }))}
              onChange={setWhat}
            />
            <p>{t(`mail.text.${what}`, { count, month })}</p>
            <p className="paga-hint">{t('mail.ownAddress')}</p>
          </>
        )}
        {run && (run.running || run.error) && <Progress value={run.done} total={run.total} label={t('mail.sending')} />}
        {run?.error && (
          <Alert tone="danger" title={run.error}>
            <Button onClick={() => start(run.left, run.again, run)}>{t('mail.goOn', { count: run.left.length })}</Button>
          </Alert>
        )}
        {run && !run.running && <MailResult run={run} onAgain={(ids, again) => start(ids, again, without(run, ids))} />}
      </Stack>
    </Modal>
  );
}
