import { downloadImportTemplate as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { templateFile } from '#core/import/template.ts';
import { EMPLOYEE_TEMPLATE } from './read/template.ts';

/** The empty import workbook in the person's language. */
export const downloadImportTemplate = read({
  call,
  run: (ctx, { query }) => templateFile(EMPLOYEE_TEMPLATE, query.language ?? ctx.actor.language),
});
