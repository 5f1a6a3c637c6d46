import { downloadImportTemplate as call } from '@paga/contract/employees';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { importTemplate } from './read/template.ts';

/** The empty import workbook in the person's language. */
export const downloadImportTemplate = read({
  call,
  run: async (ctx, { query }) => ({
    ...(await importTemplate(query.language ?? ctx.actor.language)),
    contentType: XLSX,
  }),
});
