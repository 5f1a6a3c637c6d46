import { query } from '@paga/client';
import { getSalaryTotals, type SalaryRow } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { Alert, Button, Modal, monthTitle, Progress, Segmented, Stack, useKit } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { MailLook } from './mail-look.tsx';
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

/** Whether the month is open: until it is known, as if it were, for then nothing is sent unseen. */
function useIsOpen(period: Period): boolean {
  const company = useCompany();
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  return !totals.data || !isClosed(totals.data);
}

/**
 * Asks what is mailed, mails it with a bar, and says who was not reached and why. Payslips of an open month are sent after a look at one mail and a question.
 * The window may be closed, and the screen left, while it mails; opened again, it shows the run that is on its way or was not seen to its end.
 */
export function MailModal({ period, people, onClose }: MailModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const month = usePeriodName(period);
  const { run, send, dismiss } = useMailRun(period);
  const [chosen, setChosen] = useState<Mailed>('payslip');
  const [looks, setLooks] = useState(false);
  const asks = useIsOpen(period) && chosen === 'payslip';
  const what = run?.what ?? chosen;
  const ids = people.map(({ employeeId }) => employeeId);
  // Opened over a run of before, it has nothing to ask once that has ended well.
  const isOver = !run && ids.length === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const start = async (to: readonly number[], again = false, before?: MailRun) => {
    const { failed, error } = await send(what, to, again, before);
    if (!error && failed.length === 0) onClose();
  };
  const close = () => {
    if (!run?.running) dismiss();
    onClose();
  };
  const footer = (
    <div className="paga-actions">
      {looks && !run && <Button onClick={() => setLooks(false)}>{t('mail.back')}</Button>}
      <Button onClick={close}>{t(run?.running ? 'mail.goOnBehind' : 'mail.close')}</Button>
      {!run && asks && !looks && (
        <Button variant="primary" icon="eye" onClick={() => setLooks(true)}>
          {t('mail.lookFirst')}
        </Button>
      )}
      {!run && (looks || !asks) && (
        <Button variant="primary" icon="send" onClick={() => start(ids)}>
          {t(`mail.send.${what}`, { count: ids.length })}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('mail.title', { month })} onClose={close} footer={footer} width={600}>
      <Stack>
        {!run && !looks && <Choice chosen={chosen} count={ids.length} month={month} onChoose={setChosen} />}
        {!run && looks && <Look period={period} ids={ids} asks={asks} />}
        {run && <Run run={run} start={start} />}
      </Stack>
    </Modal>
  );
}

type ChoiceProps = { chosen: Mailed; count: number; month: string; onChoose: (next: Mailed) => void };

function Choice({ chosen, count, month, onChoose }: ChoiceProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <Segmented<Mailed>
        label={t('mail.what')}
        value={chosen}
        options={CHOICES.map((value) => ({ value, label: t(`mail.kind.${value}`) }))}
        onChange={onChoose}
      />
      <p>{t(`mail.text.${chosen}`, { count, month })}</p>
      <p className="paga-hint">{t('mail.ownAddress')}</p>
    </>
  );
}

function Look({ period, ids, asks }: { period: Period; ids: number[]; asks: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const month = monthTitle(period.month, period.year, language);
  return (
    <>
      {asks && (
        <Alert tone="warning" title={t('mail.question.title', { month })}>
          {t('mail.question.text', { count: ids.length })}
        </Alert>
      )}
      <MailLook period={period} employeeIds={ids} />
    </>
  );
}

type Start = (ids: readonly number[], again?: boolean, before?: MailRun) => Promise<void>;

function Run({ run, start }: { run: MailRun; start: Start }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      {(run.running || run.error) && (
        <Progress value={run.done} total={run.total} label={t('mail.sending')} />
      )}
      {run.error && (
        <Alert tone="danger" title={run.error}>
          <Button onClick={() => start(run.left, run.again, run)}>
            {t('mail.goOn', { count: run.left.length })}
          </Button>
        </Alert>
      )}
      {!run.running && (
        <MailResult run={run} onAgain={(ids, again) => start(ids, again, without(run, ids))} />
      )}
    </>
  );
}
