import { startImport as call } from '@paga/contract/employees';
import { write } from '#core/http/handler.ts';
import { startImportIn } from '#core/import/imports.ts';
import { importBatch } from './table.ts';

/** Begins an import; its rows come one by one, by `createEmployee` and `changeImportedEmployee`. */
export const startImport = write({
  call,
  run: async (ctx, { body }) => ({ importId: await startImportIn(ctx, importBatch, body.fileName) }),
  audit: ({ input, answer }) => ({
    page: 'employees',
    type: 'import',
    objectId: answer.importId,
    new: { fileName: input.body.fileName },
  }),
});
