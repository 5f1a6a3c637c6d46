import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, Modal, Progress, Segmented, Stack } from '@paga/kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { MailResult } from './mail-result.tsx';
import { type Mailed, type MailRun, useMailRun } from './use-mail-run.ts';

type MailModalProps = {
  period: Period;
  people: readonly Pick<SalaryRow, 'employeeId'>[];
  onClose: () => void;
};

const CHOICES = ['payslip', 'contract'] as const;

/** The run as it was without these people, who are asked for anew. */
const without = (run: MailRun, ids: readonly number[]): MailRun => ({
  ...run,
  done: run.done - ids.length,
  failed: run.failed.filter(({ employeeId }) => !ids.includes(employeeId)),
});

/**
 * Asks what is mailed, mails it with a bar, and says who was not reached and why. The window may be closed, and the screen left, while it mails;
 * opened again, it shows the run that is on its way or was not seen to its end.
 */
export function MailModal({ period, people, onClose }: MailModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const month = usePeriodName(period);
  const { run, send, dismiss } = useMailRun(period);
  const [chosen, setChosen] = useState<Mailed>('payslip');
  const what = run?.what ?? chosen;
  const count = people.length;
  // Opened over a run of before, it has nothing to ask once that has ended well.
  const isOver = !run && count === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const start = async (ids: readonly number[], again = false, before?: MailRun) => {
    const { failed, error } = await send(what, ids, again, before);
    if (!error && failed.length === 0) onClose();
  };
  const close = () => {
    if (!run?.running) dismiss();
    onClose();
  };
  const footer = (
    <div className="paga-actions">
      <Button onClick={close}>{t(run?.running ? 'mail.goOnBehind' : 'mail.close')}</Button>
      {!run && (
        <Button
          variant="primary"
          icon="send"
          onClick={() => start(people.map(({ employeeId }) => employeeId))}
        >
          {t(`mail.send.${what}`, { count })}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('mail.title', { month })} onClose={close} footer={footer} width={600}>
      <Stack>
        {!run && (
          <>
            <Segmented<Mailed>
              label={t('mail.what')}
              value={chosen}
              options={CHOICES.map((value) => ({ value, label: t(`mail.kind.${value}`) }))}
              onChange={setChosen}
            />
            <p>{t(`mail.text.${what}`, { count, month })}</p>
            <p className="paga-hint">{t('mail.ownAddress')}</p>
          </>
        )}
        {run && (run.running || run.error) && (
          <Progress value={run.done} total={run.total} label={t('mail.sending')} />
        )}
        {run?.error && (
          <Alert tone="danger" title={run.error}>
            <Button onClick={() => start(run.left, run.again, run)}>
              {t('mail.goOn', { count: run.left.length })}
            </Button>
          </Alert>
        )}
        {run && !run.running && (
          <MailResult run={run} onAgain={(ids, again) => start(ids, again, without(run, ids))} />
        )}
      </Stack>
    </Modal>
  );
}
