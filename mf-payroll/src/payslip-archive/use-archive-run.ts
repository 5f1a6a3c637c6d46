import { call, downloadFile } from '@paga/client';
import { getPayslipArchive } from '@paga/contract/payroll';
import { useCompany, useErrorText } from '@paga/platform';
import { useEffect, useRef, useState } from 'react';
import type { Period } from '#calculations/use-period.ts';
import { fileCounter } from './count-files.ts';

/** A payslip takes some hundredths of a second to draw: a thousand of them are given their time. */
const TIMEOUT_MS = 15 * 60_000;

/** How far a download is; `error` is said beside the button that starts it again. */
export type ArchiveRun = { done: number; running: boolean; error: string | undefined };
/** Whom it holds, all when left out, and in which language. */
export type ArchiveChoice = { employeeIds: number[] | undefined; language: 'sq' | 'en' };

const IDLE: ArchiveRun = { done: 0, running: false, error: undefined };

/** Downloads the payslips of a month as one zip, with a count of those that have come; leaving or stopping it asks the server to stop, too. */
export function useArchiveRun({ month, year }: Period) {
  const company = useCompany();
  const errorText = useErrorText();
  const stopping = useRef<AbortController>(undefined);
  const [run, setRun] = useState<ArchiveRun>(IDLE);
  const stop = () => stopping.current?.abort();
  useEffect(() => stop, []);
  /** True once the file was handed to the browser. */
  const start = async (choice: ArchiveChoice): Promise<boolean> => {
    const controller = new AbortController();
    stopping.current = controller;
    setRun({ ...IDLE, running: true });
    const count = fileCounter();
    const onReceived = (piece: Uint8Array) => setRun((now) => ({ ...now, done: count(piece) }));
    try {
      const body = { tenantId: company.id, month, year, ...choice };
      downloadFile(await call(getPayslipArchive, { body }, { timeoutMs: TIMEOUT_MS, signal: controller.signal, onReceived }));
      setRun(IDLE);
      return true;
    } catch (error) {
      setRun({ ...IDLE, error: controller.signal.aborted ? undefined : errorText(error) });
      return false;
    }
  };
  return { run, start, stop };
}
