import { call, downloadFile } from '@paga/client';
import { getPayslipArchive } from '@paga/contract/payroll';
import { useCompany, useErrorText } from '@paga/platform';
import { longWork } from '#month/period/long-work.ts';
import type { Period } from '#month/period/use-period.ts';
import { fileCounter } from './count-files.ts';

/** A payslip takes some hundredths of a second to draw: a thousand of them are given their time. */
const TIMEOUT_MS = 15 * 60_000;

/** How far a download is; `error` is said beside the button that starts it again. */
type ArchiveRun = {
  choice: ArchiveChoice;
  done: number;
  total: number;
  stop: () => void;
  running: boolean;
  error: string | undefined;
};
/** Whom it holds, all when left out, and in which language. */
type ArchiveChoice = { employeeIds: number[] | undefined; language: 'sq' | 'en' };

const useRun = longWork<ArchiveRun>();

/** Downloads the payslips of a month as one zip, with a count of those that have come; stopping it asks the server to stop, too. */
export function useArchiveRun({ month, year }: Period) {
  const company = useCompany();
  const errorText = useErrorText();
  const [run, hold] = useRun({ month, year });
  /** True once the file of `total` payslips was handed to the browser. */
  const start = async (choice: ArchiveChoice, total: number): Promise<boolean> => {
    const controller = new AbortController();
    const begun = { choice, done: 0, total, stop: () => controller.abort(), running: true, error: undefined };
    hold(begun);
    const count = fileCounter();
    const onReceived = (piece: Uint8Array) => hold({ ...begun, done: Math.min(count(piece), total) });
    try {
      const body = { tenantId: company.id, month, year, ...choice };
      downloadFile(
        await call(
          getPayslipArchive,
          { body },
          { timeoutMs: TIMEOUT_MS, signal: controller.signal, onReceived },
        ),
      );
      hold(null);
      return true;
    } catch (error) {
      hold(controller.signal.aborted ? null : { ...begun, running: false, error: errorText(error) });
      return false;
    }
  };
  return { run, start, dismiss: () => hold(null) };
}
