import { getOwnPayslip as call } from '@paga/contract/own/payslips';
import { found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { closedExplanation } from '#payroll/public.ts';
import { noteRead } from './note-read.ts';
import { ownClosing, standingOf } from './own-closings.ts';
import { ownSlip } from './own-slip.ts';

export const getOwnPayslip = ownRead({
  call,
  part: 'payslips',
  run: async (ctx, { params }) => {
    const closing = found(await ownClosing(ctx, params.id));
    noteRead(ctx);
    const { number, closedAt, hash } = closing;
    return {
      slip: await ownSlip(ctx, closing.kept),
      ...closedExplanation(closing.kept),
      ...{ number, hash, closedAt: closedAt.toISOString(), standing: standingOf(closing) },
    };
  },
});
