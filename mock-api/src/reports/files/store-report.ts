import { randomBytes } from 'node:crypto';
import type { ReportFile } from '@paga/contract/reports/shapes';
import { type FileStore, keyOf, partsOfKey } from '#core/files/file-store.ts';
import type { Context } from '#core/http/context.ts';
import { LaterAnswer } from '#core/http/later-answer.ts';
import type { Done } from '#core/jobs/job.ts';
import { type Drawing, drawn } from './drawing.ts';

/** How long a report's file can be fetched after it was made. */
const KEPT_MS = 3_600_000;
const MADE_DIGITS = 12;
/** 128 bits that nobody guesses. */
const NAME_BYTES = 16;

/** A key nobody guesses that begins with when its file was made: its age is known without a register. */
function newReportKey(companyId: number, now: Date, extension: string, bytes: Uint8Array): string {
  const made = now.getTime().toString(16).padStart(MADE_DIGITS, '0');
  const lead = `${made}${randomBytes(NAME_BYTES).toString('hex')}`;
  return keyOf(`${companyId}/reports`, lead, extension, bytes);
}

/** Whether a report's file may no longer be fetched. */
export function isOver(key: string, now: Date): boolean {
  const name = key.split('/').at(-1) ?? '';
  return now.getTime() - Number.parseInt(name.slice(0, MADE_DIGITS), 16) > KEPT_MS;
}

/** Draws a report's file when its data are read, keeps it for one hour under its company, and says where it is fetched from. */
export function storeReport({ companyId, files, now }: Context, drawing: Drawing): LaterAnswer<ReportFile> {
  // It is begun here, beside the end of the transaction; a fault is heard where the file is waited for.
  const begun = drawn(drawing);
  begun.catch(() => undefined);
  return new LaterAnswer(async () => {
    const { fileName, bytes } = await begun;
    const key = newReportKey(companyId, now, fileName.split('.').at(-1) ?? '', bytes);
    await files.putFile(key, bytes);
    return {
      path: `/api/files/reports/${key.replace('/reports/', '/')}/${encodeURIComponent(fileName)}`,
      fileName,
    };
  });
}

/** Removes the files of reports whose hour is over. */
export async function sweepReports(files: FileStore, now: Date): Promise<Done> {
  let rows = 0;
  for (const key of await files.listFiles('reports'))
    if (partsOfKey(key) && isOver(key, now)) {
      await files.removeFile(key);
      rows += 1;
    }
  return { rows };
}
