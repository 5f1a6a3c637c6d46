import { call, invalidates } from '@paga/client';
import { getClosedVersions, type NotMailed, sendContractToEmail, sendPayslipToEmail } from '@paga/contract/payroll';
import { useErrorText } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '#calculations/use-period.ts';

/** What is mailed: the payslip of the month, or the contract. */
export type Mailed = 'payslip' | 'contract';

/** How far a run is. `left` were not asked for yet: after a stop or a fault one can go on with them. */
export type MailRun = {
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
const START: MailRun = { total: 0, done: 0, queued: 0, failed: [], left: [], error: null, again: false, running: false };

/** Mails something to employees, some at a time, and keeps who was not reached. */
export function useMailRun({ month, year }: Period) {
  const errorText = useErrorText();
  const client = useQueryClient();
  const [run, setRun] = useState<MailRun | null>(null);
  const ask = (what: Mailed, employeeIds: number[], again: boolean) =>
    call(what === 'payslip' ? sendPayslipToEmail : sendContractToEmail, {
      body: { employeeIds, month, year, ...(again && { again: 'true' }) },
    });

  const send = async (what: Mailed, ids: readonly number[], again = false, before: MailRun = START): Promise<MailRun> => {
    let now: MailRun = { ...before, total: before.done + ids.length, left: ids, error: null, again, running: true };
    setRun(now);
    try {
      while (now.left.length > 0) {
        const part = now.left.slice(0, AT_ONCE);
        const { queued, failed } = await ask(what, part, again);
        const left = now.left.slice(part.length);
        now = { ...now, left, done: now.done + part.length, queued: now.queued + queued, failed: [...now.failed, ...failed] };
        setRun(now);
      }
    } catch (error) {
      now = { ...now, error: errorText(error) };
    }
    now = { ...now, running: false };
    setRun(now);
    // Who reopens the month is told how many were mailed.
    void client.invalidateQueries(invalidates(getClosedVersions));
    return now;
  };
  return { run, send };
}
