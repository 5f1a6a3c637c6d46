import { call, invalidates } from '@paga/client';
import {
  getClosedVersions,
  getMailedPayslips,
  type NotMailed,
  sendContractToEmail,
  sendPayslipToEmail,
} from '@paga/contract/payroll';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { longWork } from '#month/period/long-work.ts';
import type { Period } from '#month/period/use-period.ts';

/** What is mailed: the payslip of the month, or the contract. */
export type Mailed = 'payslip' | 'contract';

/** How far a run is. `left` were not asked for yet: after a stop or a fault one can go on with them. */
export type MailRun = {
  what: Mailed;
  total: number;
  done: number;
  queued: number;
  failed: NotMailed[];
  left: readonly number[];
  error: string | null;
  again: boolean;
  running: boolean;
};

/** So many in one request: the bar moves, and a fault leaves most of the work done. */
const AT_ONCE = 20;
const START = { done: 0, queued: 0, failed: [] };

const useRun = longWork<MailRun>();

/** A run at its beginning; `before` is how far an earlier one came that it goes on from. */
function startOf(what: Mailed, ids: readonly number[], again: boolean, before: Partial<MailRun>): MailRun {
  const so = { ...START, ...before };
  return { ...so, what, total: so.done + ids.length, left: ids, error: null, again, running: true };
}

/** The run after a part of those who were left was answered. */
function after(run: MailRun, part: number, { queued, failed }: Pick<MailRun, 'queued' | 'failed'>): MailRun {
  return {
    ...run,
    left: run.left.slice(part),
    done: run.done + part,
    queued: run.queued + queued,
    failed: [...run.failed, ...failed],
  };
}

/** Mails something to employees, some at a time, and keeps who was not reached. */
export function useMailRun({ month, year }: Period) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const company = useCompany();
  const [run, hold] = useRun({ month, year });
  // The run goes on in its company while the tab shows another.
  const ask = (what: Mailed, employeeIds: number[], again: boolean) =>
    call(
      what === 'payslip' ? sendPayslipToEmail : sendContractToEmail,
      { body: { employeeIds, month, year, ...(again && { again: 'true' }) } },
      { company: company.id },
    );

  const send = async (
    what: Mailed,
    ids: readonly number[],
    again = false,
    before: Partial<MailRun> = {},
  ): Promise<MailRun> => {
    let now = startOf(what, ids, again, before);
    hold(now);
    try {
      while (now.left.length > 0) {
        const part = now.left.slice(0, AT_ONCE);
        now = after(now, part.length, await ask(what, part, again));
        hold(now);
      }
    } catch (error) {
      now = { ...now, error: errorText(error) };
    }
    now = { ...now, running: false };
    const isClean = now.error === null && now.failed.length === 0;
    hold(isClean ? null : now);
    if (isClean) toast.success(t(`mail.done.${what}`, { count: now.queued }));
    // Spec 2 §5: the literal warning about an employee without a contract.
    if (now.failed.some(({ reason }) => reason === 'noDocument')) toast.warning(t('mail.noDocument'));
    // The window that reopens the month shows how many were mailed.
    for (const mailed of [getClosedVersions, getMailedPayslips])
      void client.invalidateQueries(invalidates(mailed));
    return now;
  };
  return { run, send, dismiss: () => hold(null) };
}
