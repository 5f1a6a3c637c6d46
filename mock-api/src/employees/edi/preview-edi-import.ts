import { previewEdiImport as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { readEdiFiles } from './read-edi-files.ts';

/** Reads wage lists of another program and says who would come in, with what pay, and where it differs from our own figures. Saves nothing. */
export const previewEdiImport = read({
  call,
  run: (ctx, { body }) => readEdiFiles(ctx, body),
});
