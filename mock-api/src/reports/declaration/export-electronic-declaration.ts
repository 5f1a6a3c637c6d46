import { exportElectronicDeclaration as call } from '@paga/contract/reports/declaration';
import { XLSX } from '../../employees/xlsx.ts';
import { DomainError } from '../../http/domain-error.ts';
import { read } from '../../http/verb.ts';
import { sortableMonth } from '../../payroll/calendar-month.ts';
import { draw } from '../../print/draw.ts';
import { storeReport } from '../files/store-report.ts';
import { refuseBelowZero } from '../refuse-below-zero.ts';
import { declaredOf } from './declaration.ts';
import { declarationSheet } from './declaration-sheet.ts';

export const exportElectronicDeclaration = read({
  call,
  run: async (ctx, { body }) => {
    const rows = await declaredOf(ctx, body);
    if (rows.length === 0) throw new DomainError('NO_SALARIES');
    refuseBelowZero(rows);
    const bytes = await draw({ kind: 'workbook', sheet: declarationSheet(rows) });
    return storeReport(ctx, { fileName: `EDI-${sortableMonth(body)}.xlsx`, contentType: XLSX, bytes });
  },
});
