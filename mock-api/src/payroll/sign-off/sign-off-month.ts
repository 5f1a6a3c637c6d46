import { signOffMonth as call } from '@paga/contract/payroll';
import { isMakerOf } from '#approvals/public.ts';
import { asksForSignOff } from '#company/public.ts';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth, requireOpen } from '#months/public.ts';
import { requireChecked } from '../check/require-checked.ts';
import { storeAcceptances } from '../check/store-acceptances.ts';
import { accountsOfMonth } from '../rows/accounts-of-month.ts';
import { totalsOfPeriod } from '../rows/month-rows.ts';
import { contentOf } from '../signed/month-content.ts';
import { salarySignOff } from '../signed/table.ts';
import { wireSignOff } from './wire-sign-off.ts';
import { dropSignOff } from './withdraw-sign-off.ts';

export const signOffMonth = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    return period;
  },
  run: async (ctx, { body }, period) => {
    if (!(await asksForSignOff(ctx))) throw new DomainError('CONFLICT');
    const { totals } = await totalsOfPeriod(ctx, period.id);
    if (totals.rowCount === 0) throw new DomainError('NO_SALARIES');
    const accounts = await accountsOfMonth(ctx, period.id);
    const content = await contentOf(ctx, period, accounts);
    if (content !== body.content) throw new DomainError('CONFLICT');
    if (await isMakerOf(ctx, period, ctx.actor.userId)) throw new DomainError('SIGN_OFF_OWN_CHANGE');
    await dropSignOff(ctx, period);
    const signed = { content, signedBy: ctx.actor.userId, signedAt: ctx.now };
    await ctx.tx.insert(salarySignOff).values({ tenantId: ctx.companyId, periodId: period.id, ...signed });
    if (body.accepts) await storeAcceptances(ctx, period, { ...body.accepts, withSignOff: true });
    // After the sign-off is there: what is accepted with it holds by it.
    await requireChecked(ctx, period, accounts);
    return wireSignOff(ctx, period);
  },
  audit: ({ input: { body }, loaded }) => ({
    page: 'salaries',
    type: 'signOff',
    objectId: loaded.id,
    about: { month: monthNamed(loaded) },
    old: { signedOff: null },
    new: {
      signedOff: 1,
      ...(body.accepts && { warnings: body.accepts.findings.length, note: body.accepts.note }),
    },
  }),
});
