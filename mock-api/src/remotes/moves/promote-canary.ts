import { promoteCanary as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';
import { inUse } from './in-use.ts';
import { kindOfShare, promoted } from './promoted.ts';
import { recordMove } from './record-move.ts';

export const promoteCanary = personSecret({
  call,
  run: async ({ asAccess, actor, builds, now }, { params: { name }, body: { share, note } }) => {
    const moved = await promoted(builds, name, share);
    const move = { ...moved, remote: name, kind: kindOfShare(share), userId: actor.userId, note };
    await asAccess((tx) => recordMove(tx, move, now));
    return inUse(name, moved);
  },
});
