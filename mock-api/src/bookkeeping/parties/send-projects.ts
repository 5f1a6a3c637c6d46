import { sendProjects as call } from '@paga/contract/bookkeeping';
import { recordAudit } from '#core/audit/record-audit.ts';
import { companySecret } from '#core/http/handler.ts';
import { projectRows } from '#projects/public.ts';
import { accessTicket } from '../connection/access-token.ts';
import { orFailed } from '../connection/refusal-text.ts';
import { requireService } from '../connection/service-context.ts';
import { partiesOf, sendParty, serviceName } from './parties.ts';

/** A project becomes a customer of the service, each budget line a job below it. Those that were sent before, or came from there, are left. */
export const sendProjects = companySecret({
  call,
  run: async (context) => {
    const ctx = await requireService(context);
    await accessTicket(ctx);
    const { companyId, actor, now, today } = ctx;
    const { projects, sent, lines } = await ctx.inCompany(async (tx) => {
      const company = { tx, companyId, today };
      return {
        projects: await projectRows(company),
        sent: await partiesOf(company, 'project'),
        lines: await partiesOf(company, 'budgetLine'),
      };
    });
    return orFailed(actor.language, async () => {
      let count = 0;
      for (const { id, name, budgetLines } of projects) {
        const display = serviceName(name);
        const isNew = !sent.has(id);
        const fields = { DisplayName: display, Job: false };
        const parent =
          sent.get(id) ??
          (await sendParty(ctx, {
            kind: 'project',
            objectId: id,
            entity: 'Customer',
            fields,
            name: display,
          }));
        count += isNew ? 1 : 0;
        for (const line of budgetLines.filter((one) => !lines.has(one.id))) {
          const lineName = serviceName(line.name);
          const below = { DisplayName: lineName, Job: true, ParentRef: { value: parent } };
          await sendParty(ctx, {
            kind: 'budgetLine',
            objectId: line.id,
            entity: 'Customer',
            fields: below,
            name: lineName,
            parent,
          });
          count += 1;
        }
      }
      const facts = { page: 'quickbooks', type: 'sendProjects', new: { sent: count } };
      await ctx.inCompany((tx) => recordAudit(tx, { now, userId: actor.userId, companyId }, facts));
      return { success: true };
    });
  },
});
