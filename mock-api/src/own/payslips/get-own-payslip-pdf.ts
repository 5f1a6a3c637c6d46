import { getOwnPayslipPdf as call } from '@paga/contract/own/payslips';
import { logoOf } from '#company/public.ts';
import { found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { closedExplanation, payslipFile } from '#payroll/public.ts';
import { noteRead } from './note-read.ts';
import { ownClosing } from './own-closings.ts';
import { ownSlip } from './own-slip.ts';

export const getOwnPayslipPdf = ownRead({
  call,
  part: 'payslips',
  run: async (ctx, { params, query: { language, explained } }) => {
    const { kept } = found(await ownClosing(ctx, params.id));
    noteRead(ctx);
    const slip = await ownSlip(ctx, kept);
    const { trace } = explained ? closedExplanation(kept) : { trace: null };
    const logo = await logoOf({ ...ctx, companyId: ctx.own.companyId });
    return payslipFile(slip, language, logo, trace);
  },
});
