import { downloadImportTemplate as call } from '@paga/contract/employees';
import { read } from '../http/verb.ts';
import { importTemplate } from './import/template.ts';
import { XLSX } from './xlsx.ts';

/** The empty import workbook in the person's language. */
export const downloadImportTemplate = read({
  call,
  run: async (ctx, { query }) => ({ ...(await importTemplate(query.language ?? ctx.actor.language)), contentType: XLSX }),
});
