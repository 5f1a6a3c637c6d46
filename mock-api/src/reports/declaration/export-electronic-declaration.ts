import { exportElectronicDeclaration as call } from '@paga/contract/reports/declaration';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import { storeReport } from '../files/store-report.ts';
import { refuseBelowZero } from '../report/refuse-below-zero.ts';
import { declaredOf } from './declaration.ts';
import { declarationSheet } from './declaration-sheet.ts';

export const exportElectronicDeclaration = read({
  call,
  replica: true,
  run: async (ctx, { body }) => {
    const rows = await declaredOf(ctx, body);
    if (rows.length === 0) throw new DomainError('NO_SALARIES');
    refuseBelowZero(rows);
    const draw = async () => drawSheet(await declarationSheet(rows));
    return storeReport(ctx, { fileName: `EDI-${sortableMonth(body)}.xlsx`, contentType: XLSX, draw });
  },
});
