import { exportBankArchive as call } from '@paga/contract/filing';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { apart, zipOf } from '#core/files/zip-of.ts';
import { read } from '#core/http/handler.ts';
import { storeReport } from '#reports/public.ts';
import { calculatedMonth } from '../month/closed-month.ts';
import { drawingOf, requirePayable } from './export-bank-file.ts';
import { listOfMonth } from './list-of-month.ts';
import { monthPayments } from './month-payments.ts';

export const exportBankArchive = read({
  call,
  replica: true,
  run: async (ctx, { body }) => {
    const month = await calculatedMonth(ctx, body);
    const all = await monthPayments(ctx, body);
    requirePayable(month, { all });
    const drawings: ReturnType<typeof drawingOf>[] = [];
    for (const { kind, payer } of all.split.lists) {
      const asked = await listOfMonth(ctx, month, { ...body, kind, payingAccountId: payer?.id }, all);
      drawings.push(drawingOf(month, asked, ctx.now));
    }
    if (drawings.length === 0) throw new DomainError('NO_SALARIES');
    const names = apart(drawings.map(({ fileName }) => fileName));
    return storeReport(ctx, {
      fileName: `Urdherpagesat-${sortableMonth(body)}.zip`,
      contentType: 'application/zip',
      draw: async () => {
        const files = new Map<string, Buffer>();
        for (const [at, { draw }] of drawings.entries())
          files.set(names[at] ?? '', Buffer.from(await draw()));
        return zipOf(files, ctx.now);
      },
    });
  },
});
