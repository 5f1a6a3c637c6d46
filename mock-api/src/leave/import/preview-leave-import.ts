import { previewLeaveImport as call } from '@paga/contract/leave';
import { sentBytes } from '#core/files/sent-bytes.ts';
import { write } from '#core/http/handler.ts';
import { onTrial } from '#core/import/on-trial.ts';
import { offloaded } from '#core/offload/offload.ts';
import { tryRows } from './try-rows.ts';

const sheets = offloaded<typeof import('./leave-sheet.worker.ts')>('leave/import/leave-sheet.worker', {
  in: 'thread',
  seconds: 60,
});

/** Reads an uploaded workbook and saves it as the import would, only to undo it: what is refused then is what would be refused. */
export const previewLeaveImport = write({
  call,
  load: async (ctx, { body: { file } }) => {
    const bytes = await sentBytes(file);
    return sheets('readLeaveSheet', { bytes, language: ctx.actor.language });
  },
  run: async (ctx, { body: { file } }, { rows, ...sheet }) => {
    if (rows.length === 0) return { rows: [], ...sheet };
    const tried = await onTrial(ctx, (inner) => tryRows(inner, rows, file.name));
    return { rows: tried.rows, ...sheet };
  },
  audit: () => null,
});
