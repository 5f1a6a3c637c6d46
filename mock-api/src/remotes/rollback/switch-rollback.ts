import { switchRollback as call } from '@paga/contract/remotes';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { remoteRollback } from '../table.ts';
import { switchedOff } from './rollback-switch.ts';

export const switchRollback = personSecret({
  call,
  run: async ({ builds, asAccess, actor, now }, { params: { name }, body: { on } }) => {
    if (!(await builds.parts()).some((part) => part.name === name)) throw new DomainError('NOT_FOUND');
    await asAccess(async (tx) => {
      const goesBack = !(await switchedOff(tx)).has(name);
      if (goesBack === on) return;
      if (on) await tx.delete(remoteRollback).where(eq(remoteRollback.remote, name));
      else await tx.insert(remoteRollback).values({ remote: name }).onConflictDoNothing();
      const who = { now, userId: actor.userId, companyId: undefined };
      const change = { old: { goesBack }, new: { goesBack: on } };
      await recordAudit(tx, who, {
        page: 'remotes',
        type: 'updateRollback',
        about: { part: name },
        ...change,
      });
    });
    return { on };
  },
});
