import { readEdiListColumns as call } from '@paga/contract/employees';
import { sentBytes } from '#core/files/sent-bytes.ts';
import { read } from '#core/http/handler.ts';
import { ediJobs } from './read-edi-files.ts';

/** The columns of a second workbook, with what their headings suggest. Saves nothing. */
export const readEdiListColumns = read({
  call,
  run: async (_, { body }) => ediJobs('readListHead', await sentBytes(body.file)),
});
