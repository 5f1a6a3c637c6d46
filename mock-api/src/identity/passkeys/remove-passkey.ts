import { removePasskey as call } from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { mailPasskey } from './passkey-mail.ts';

export const removePasskey = personSecret({
  call,
  run: async (ctx, { params: { id }, body: { password } }) => {
    const { asAccess, actor, now } = ctx;
    await requireOwnPassword(ctx, password);
    await asAccess(async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(
        sql`delete from "passkey" where "id" = ${id} and "userId" = ${actor.userId} returning "name"`,
      );
      const { name } = found(rows[0]);
      await mailPasskey(tx, actor.userId, { passkeyId: id, passkey: name, change: 'removed', now });
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId: undefined },
        { page: 'account', type: 'removePasskey', objectId: id, old: { passkey: name } },
      );
    });
    return undefined;
  },
});
