import { moveRemoteBack as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';
import { goneBack } from './gone-back.ts';
import { inUse } from './in-use.ts';
import { recordMove } from './record-move.ts';

export const moveRemoteBack = personSecret({
  call,
  run: async ({ asAccess, actor, builds, now }, { params: { name }, body: { to, note } }) => {
    const moved = await goneBack(builds, name, to);
    const move = { ...moved, remote: name, kind: 'back' as const, userId: actor.userId, note };
    await asAccess((tx) => recordMove(tx, move, now));
    return inUse(name, moved);
  },
});
