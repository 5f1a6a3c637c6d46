import { isApiError } from '@paga/client';
import type { EmployeeAttachment } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import { useRef, useState } from 'react';
import { useUploadAttachment } from './use-attachments.ts';

/** A file on its way, or one that did not arrive. */
export type Upload = { key: number; file: File; percent: number; fault?: unknown };

/** The error code of a file that is too large, here and on the server. */
const TOO_LARGE = { code: 'PAYLOAD_TOO_LARGE' } as const;

/** Sends files one after the other; each can be stopped, and sent again when it did not arrive. */
export function useUploads(employeeId: number | undefined, onSent: (file: EmployeeAttachment) => void) {
  const { mutateAsync } = useUploadAttachment(employeeId);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const change = (key: number, facts: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...facts } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = async (key: number, file: File): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      onSent(
        await mutateAsync({ file, signal: stop.signal, onProgress: (percent) => change(key, { percent }) }),
      );
      drop(key);
    } catch (fault) {
      if (stop.signal.aborted) drop(key);
      else change(key, { fault });
    } finally {
      stops.current.delete(key);
    }
  };
  const add = (files: readonly File[]): void => {
    const added = files.map(
      (file): Upload => ({ key: next.current++, file, percent: 0, fault: faultOf(file) }),
    );
    setUploads((all) => [...all.filter(({ fault }) => !fault), ...added]);
    for (const { key, file, fault } of added) if (!fault) void send(key, file);
  };
  const retry = ({ key, file }: Upload): void => {
    change(key, { percent: 0, fault: undefined });
    void send(key, file);
  };
  const stop = ({ key }: Upload): void => {
    stops.current.get(key)?.abort();
    drop(key);
  };
  return { uploads, add, retry, stop };
}

/** The error code of a document of Word, Excel or PowerPoint before 2007: it may hold macros that nobody sees. */
export const OLD_OFFICE = { code: 'UNSUPPORTED_MEDIA_TYPE', isOldOffice: true } as const;

const faultOf = (file: File) => {
  if (/\.(doc|xls|ppt)$/i.test(file.name)) return OLD_OFFICE;
  return file.size > FILE_BYTES ? TOO_LARGE : undefined;
};

/** Whether sending the same file again can help: not when it is the file that is wrong. */
export function canRetry(fault: unknown): boolean {
  return (
    fault !== TOO_LARGE &&
    fault !== OLD_OFFICE &&
    !isApiError(fault, 'UNSUPPORTED_MEDIA_TYPE') &&
    !isApiError(fault, 'FILE_HAS_ACTIVE_CONTENT') &&
    !isApiError(fault, 'PAYLOAD_TOO_LARGE')
  );
}
