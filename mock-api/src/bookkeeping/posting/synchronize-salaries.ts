import { synchronizeSalaries as call } from '@paga/contract/bookkeeping';
import { recordAudit } from '#core/audit/record-audit.ts';
import { monthNamed } from '#core/calendar-month.ts';
import { companySecret } from '#core/http/handler.ts';
import { lockedMonth } from '#months/public.ts';
import { labelOf, serviceRows } from '../accounts/service-lists.ts';
import { accessTicket } from '../connection/access-token.ts';
import { serviceErrorText } from '../connection/refusal-text.ts';
import { requireService } from '../connection/service-context.ts';
import { planPosting } from './plan-posting.ts';
import { sendWaiting } from './send-waiting.ts';
import { storeRun } from './store-run.ts';

/** Goes on with what was left waiting, stores what is new, sends it. The month is locked only while it is stored, never while the service is asked. */
export const synchronizeSalaries = companySecret({
  call,
  run: async (context, { body }) => {
    const ctx = await requireService(context);
    const { inCompany, companyId, actor, now } = ctx;
    const { realmId } = await accessTicket(ctx);
    const names = await inCompany(
      async (tx) =>
        new Map(
          (await serviceRows({ tx, companyId }, 'account')).map((row) => [row.serviceId, labelOf(row)]),
        ),
    );
    try {
      await sendWaiting(ctx);
      const { refusal, posted } = await inCompany(async (tx) => {
        const writer = { tx, companyId, now, actor };
        const period = await lockedMonth(writer, body);
        const plan = await planPosting(writer, period, body.employeeIds, body.language);
        if (plan.refusal) return { refusal: plan.refusal, posted: 0 };
        if (plan.rows.length + plan.reversed.length === 0) return { refusal: null, posted: 0 };
        await storeRun(writer, plan, { period, realmId, language: body.language });
        const facts = {
          reversed: plan.reversed.map(({ docNumber }) => docNumber).join(', '),
          employees: plan.rows.length,
        };
        await recordAudit(
          tx,
          { now, userId: actor.userId, companyId },
          { page: 'salaries', type: 'post', about: { month: monthNamed(body) }, new: facts },
        );
        return { refusal: null, posted: plan.rows.length };
      });
      if (refusal) return { success: false, errorMessage: refusal[actor.language] };
      await sendWaiting(ctx);
      return { success: true, posted };
    } catch (error) {
      return { success: false, errorMessage: serviceErrorText(error, actor.language, { accounts: names }) };
    }
  },
});
