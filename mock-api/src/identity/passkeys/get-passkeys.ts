import { getPasskeys as call } from '@paga/contract/identity/passkeys';
import { personRead } from '#core/http/handler.ts';
import { passkeysOf, shownPasskey } from './stored-passkeys.ts';
import { relyingParty } from './webauthn/relying-party.ts';

export const getPasskeys = personRead({
  call,
  run: async ({ tx, actor, origin }) => ({
    origin: relyingParty(origin()).origin,
    passkeys: (await passkeysOf(tx, actor.userId)).map(shownPasskey),
  }),
});
