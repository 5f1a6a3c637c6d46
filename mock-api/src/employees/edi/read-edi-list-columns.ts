import { readEdiListColumns as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { bytesOf, ediJobs } from './read-edi-files.ts';

/** The columns of a second workbook, with what their headings suggest. Saves nothing. */
export const readEdiListColumns = read({
  call,
  run: async (_, { body }) => ediJobs('readListHead', await bytesOf(body.file)),
});
