import { releaseRestore as call } from '@paga/contract/restore';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { letterKey } from '../mail/letter-key.ts';
import { noteSent } from '../mail/note-sent.ts';

/** Mail that is written down outside and not known to have been sent here was sent after the moment that the database was set back to. */
export const releaseRestore = personSecret({
  call,
  run: async ({ asAccess, actor, now, sentRegister }) => {
    const waiting = await asAccess((tx) =>
      tx.execute<{ until: string }>(sql`select "until" from "database_restore" where "releasedAt" is null`),
    );
    const [restore] = waiting.rows;
    if (!restore) throw new DomainError('NOT_FOUND');
    const sent = (await sentRegister?.since(new Date(restore.until))) ?? new Set<string>();
    return asAccess(async (tx) => {
      const sentBefore = await noteSent(
        tx,
        sql`"status" in ('waiting', 'sending') and ${letterKey} = any(${`{${[...sent].join(',')}}`}::text[])`,
      );
      const released = await tx.execute(sql`
        update "database_restore" set "releasedAt" = ${now.toISOString()}, "releasedBy" = ${actor.userId}, "sentBefore" = ${sentBefore}
        where "releasedAt" is null`);
      if (released.rowCount === 0) throw new DomainError('NOT_FOUND');
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId: undefined },
        {
          page: 'configurations',
          type: 'releaseRestore',
          new: { until: new Date(restore.until), sentBefore },
        },
      );
      return { sentBefore };
    });
  },
});
