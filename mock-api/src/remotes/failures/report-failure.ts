import { reportFailure as call, ReportsAnHour } from '@paga/contract/remotes';
import { openSecret } from '#core/http/handler.ts';
import { noTryLeft, reserveTry, tryKey } from '#identity/public.ts';
import { countFailure } from './count-failure.ts';
import { knownFailure } from './known-failure.ts';

const MINUTES = 60;

// Open to everybody, as the sign-in page fails too: so it says nothing, keeps nothing that is not ours, and takes few of one sender.
export const reportFailure = openSecret({
  call,
  run: async ({ signedInAs, address, asAccess, builds, now }, { body }) => {
    const userId = await signedInAs();
    const failure = await knownFailure(builds, body);
    const [key, limit] =
      userId === undefined
        ? [tryKey('failure', address()), ReportsAnHour.ofNetwork]
        : [tryKey('failure', userId), ReportsAnHour.ofPerson];
    const isTaken = await asAccess(async (tx) => {
      if (!(await reserveTry(tx, key, { limit, minutes: MINUTES }, now))) return false;
      if (failure) await countFailure(tx, failure, { userId, now });
      return true;
    });
    if (!isTaken) throw noTryLeft({ minutes: MINUTES });
    return undefined;
  },
});
