import { previewLeaveImport as call } from '@paga/contract/leave';
import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { offloaded } from '#core/offload/offload.ts';
import { tryRows } from './try-rows.ts';
import { undoneUnless } from './undone-unless.ts';

const sheets = offloaded<typeof import('./leave-sheet.worker.ts')>('leave/import/leave-sheet.worker', {
  in: 'thread',
  seconds: 60,
});

/** Reads an uploaded workbook and saves it as the import would, only to undo it: what is refused then is what would be refused. */
export const previewLeaveImport = write({
  call,
  load: async (ctx, { body: { file } }) => {
    if (file.size > FILE_BYTES)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return sheets('readLeaveSheet', { bytes, language: ctx.actor.language });
  },
  run: async (ctx, { body: { file } }, { rows, ...sheet }) => {
    if (rows.length === 0) return { rows: [], ...sheet };
    const tried = await undoneUnless(
      ctx,
      (inner) => tryRows(inner, rows, file.name),
      () => false,
    );
    return { rows: tried.rows, ...sheet };
  },
  audit: () => null,
});
