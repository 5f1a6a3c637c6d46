import { storeLeaveImport as call, type LeaveImportResult } from '@paga/contract/leave';
import { write } from '#core/http/handler.ts';
import { startImportIn } from '#core/import/imports.ts';
import { onTrial } from '#core/import/on-trial.ts';
import { leaveImport, leaveImportLine } from './table.ts';
import { type TriedRows, tryRows } from './try-rows.ts';

const allValid = ({ rows }: TriedRows): boolean => rows.every(({ isValid }) => isValid);

/** Saves every row, or none of them and says which are refused. */
export const storeLeaveImport = write({
  call,
  run: async (ctx, { body: { fileName, rows } }): Promise<LeaveImportResult> => {
    const tried = await onTrial(ctx, (inner) => tryRows(inner, rows, fileName), allValid);
    if (!allValid(tried)) return { created: false, rows: tried.rows };
    const { correctionIds, vacationIds } = tried;
    const importId = await startImportIn(ctx, leaveImport, fileName);
    const line = { tenantId: ctx.companyId, importId };
    await ctx.tx
      .insert(leaveImportLine)
      .values([
        ...vacationIds.map((vacationId) => ({ ...line, vacationId })),
        ...correctionIds.map((correctionId) => ({ ...line, correctionId })),
      ]);
    return { created: true, importId, balances: correctionIds.length, leaves: vacationIds.length };
  },
  audit: ({ answer, input: { body } }) => {
    if (!answer.created) return null;
    const { importId, balances, leaves } = answer;
    const counted = { fileName: body.fileName, balances, leaves };
    return { page: 'vacations', type: 'import', objectId: importId, new: counted };
  },
});
