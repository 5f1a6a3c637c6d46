import { storeLeaveImport as call, type LeaveImportResult } from '@paga/contract/leave';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { leaveImport, leaveImportLine } from './table.ts';
import { type TriedRows, tryRows } from './try-rows.ts';
import { undoneUnless } from './undone-unless.ts';

const allValid = ({ rows }: TriedRows): boolean => rows.every(({ isValid }) => isValid);

/** Saves every row, or none of them and says which are refused. */
export const storeLeaveImport = write({
  call,
  run: async (ctx, { body: { fileName, rows } }): Promise<LeaveImportResult> => {
    const tried = await undoneUnless(ctx, (inner) => tryRows(inner, rows, fileName), allValid);
    if (!allValid(tried)) return { created: false, rows: tried.rows };
    const importId = await storedImport(ctx, fileName, tried);
    const { correctionIds, vacationIds } = tried;
    return { created: true, importId, balances: correctionIds.length, leaves: vacationIds.length };
  },
  audit: ({ answer, input: { body } }) => {
    if (!answer.created) return null;
    const { importId, balances, leaves } = answer;
    const counted = { fileName: body.fileName, balances, leaves };
    return { page: 'vacations', type: 'import', objectId: importId, new: counted };
  },
});

async function storedImport(
  ctx: Context,
  fileName: string,
  { vacationIds, correctionIds }: TriedRows,
): Promise<number> {
  const { companyId: tenantId } = ctx;
  const [row] = await ctx.tx
    .insert(leaveImport)
    .values({ tenantId, fileName, createdBy: ctx.actor.userId, createdAt: ctx.now })
    .returning({ id: leaveImport.id });
  const importId = found(row).id;
  await ctx.tx
    .insert(leaveImportLine)
    .values([
      ...vacationIds.map((vacationId) => ({ tenantId, importId, vacationId })),
      ...correctionIds.map((correctionId) => ({ tenantId, importId, correctionId })),
    ]);
  return importId;
}
