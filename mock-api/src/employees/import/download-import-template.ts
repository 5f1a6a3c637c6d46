import { downloadImportTemplate as call } from '@paga/contract/employees';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { offloaded } from '#core/offload/offload.ts';

const templates = offloaded<typeof import('./read/template.worker.ts')>(
  'employees/import/read/template.worker',
  { in: 'thread', seconds: 30 },
);
const FILE_NAME = { sq: 'Shablloni-i-punonjesve.xlsx', en: 'Employee-template.xlsx' } as const;

/** The empty import workbook in the person's language. */
export const downloadImportTemplate = read({
  call,
  run: async (ctx, { query }) => {
    const language = query.language ?? ctx.actor.language;
    const bytes = await templates('writeTemplate', language);
    return { bytes, fileName: FILE_NAME[language], contentType: XLSX };
  },
});
