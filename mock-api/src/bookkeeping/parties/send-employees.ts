import { sendEmployees as call } from '@paga/contract/bookkeeping';
import { and } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { activeOfCompany, ofCompany, oneOf } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { accessTicket } from '../connection/access-token.ts';
import { orFailed } from '../connection/refusal-text.ts';
import { requireService } from '../connection/service-context.ts';
import { partiesOf, sendParty, serviceName } from './parties.ts';
import { leftText, sendInTime } from './send-in-time.ts';

/** Makes the employees known to the service that are not yet: all active ones, or those that are named. */
export const sendEmployees = companySecret({
  call,
  run: async (context, { body: { employeeIds } }) => {
    const ctx = await requireService(context);
    await accessTicket(ctx);
    const { companyId, actor, now } = ctx;
    const unsent = await ctx.inCompany(async (tx) => {
      const { id, firstName, lastName } = employee;
      const chosen = employeeIds ? and(ofCompany(ctx), oneOf(employeeIds)) : activeOfCompany(ctx);
      const people = await tx.select({ id, firstName, lastName }).from(employee).where(chosen);
      if (employeeIds && people.length < new Set(employeeIds).size) throw new DomainError('NOT_FOUND');
      const sent = await partiesOf({ tx, companyId }, 'employee');
      return people.filter((person) => !sent.has(person.id));
    });
    return orFailed(actor.language, async () => {
      const sent = await sendInTime(unsent, async ({ id, firstName, lastName }) => {
        const name = serviceName(`${firstName} ${lastName} (${id})`);
        const fields = {
          GivenName: serviceName(firstName),
          FamilyName: serviceName(lastName),
          DisplayName: name,
        };
        await sendParty(ctx, { kind: 'employee', objectId: id, entity: 'Employee', fields, name });
      });
      const facts = { page: 'quickbooks', type: 'sendEmployees', new: { sent } };
      await ctx.inCompany((tx) => recordAudit(tx, { now, userId: actor.userId, companyId }, facts));
      if (sent < unsent.length)
        return { success: false, errorMessage: leftText(sent, unsent.length, actor.language) };
      return { success: true };
    });
  },
});
