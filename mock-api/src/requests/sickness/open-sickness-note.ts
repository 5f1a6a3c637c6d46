import { openSicknessNote as call } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { sicknessReport } from '../table.ts';
import { NOTE_TYPE, openedNote } from './note-file.ts';
import { auditedSickness, officeReport } from './sickness-rows.ts';

/** Opens the photo of a sick note; that somebody did stands in the audit log, as of the employee, who reads it there, before they have it. */
export const openSicknessNote = write({
  call,
  load: async (ctx, { params }) => {
    const [row] = await ctx.tx
      .select({ noteKey: sicknessReport.noteKey })
      .from(sicknessReport)
      .where(and(scoped(ctx, sicknessReport), eq(sicknessReport.id, params.id)));
    return { key: found(found(row).noteKey), report: await officeReport(ctx, params.id) };
  },
  run: async (ctx, _input, { key, report }) => {
    const { files, companyId } = ctx;
    const bytes = await openedNote({ files, companyId, secretKeys: found(ctx.secretKeys) }, key);
    return { bytes, contentType: NOTE_TYPE, fileName: `sick-note-${report.from}.webp` };
  },
  audit: ({ loaded: { report } }) => ({
    ...{ page: 'employees', type: 'openSicknessNote', objectId: report.employeeId },
    about: { employee: report.employeeName },
    new: auditedSickness(report),
  }),
});
