import { stopProposal as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';
import { hashSecret } from '#identity/public.ts';
import { countFromHere, rightFromHere } from './own-tries.ts';

type Hit = {
  requestId: string;
  tenantId: string;
  employeeId: string;
  company: string;
  employee: string;
  state: string;
  stopped: boolean;
};

/** Stops a proposed account, and ends the sessions of that page: the one who proposed it is in one of them. */
export const stopProposal = openSecret({
  call,
  run: async (ctx, { body: { token } }) => {
    await countFromHere(ctx);
    const at = ctx.now.toISOString();
    return ctx.asAccess(async (tx) => {
      const { rows } = await tx.execute<Hit>(
        sql`select * from stop_proposal(${hashSecret(token)}, ${at}::timestamptz)`,
      );
      const [hit] = rows;
      if (!hit) throw new DomainError('OWN_STOP_OVER');
      await rightFromHere(tx, ctx);
      const { company, stopped, state } = hit;
      if (stopped) {
        await tx.execute(sql`
          update "own_session" set "endedAt" = ${at} where "endedAt" is null and "linkId" in (
            select "id" from "own_link" where "tenantId" = ${hit.tenantId} and "employeeId" = ${hit.employeeId} and "state" = 'joined')`);
        await recordAudit(
          tx,
          { now: ctx.now, userId: undefined, companyId: Number(hit.tenantId) },
          {
            ...{ page: 'requests', type: 'stopRequest', objectId: Number(hit.requestId) },
            about: { employee: hit.employee },
          },
        );
      }
      return { company, stopped, applied: state === 'applied' };
    });
  },
});
