// `pnpm --filter @paga/mock-api authenticator:remove PERSON@COMPANY` takes the authenticator app and recovery codes of a person away; their next two-factor step is the mailed code.
import { openDatabase } from '../src/core/db/open-database.ts';
import { asAccess } from '../src/core/db/transaction.ts';
import { createLog } from '../src/core/log.ts';
import { removeAuthenticatorOf } from '../src/identity/authenticator/forget-authenticator.ts';
import { operate } from './operator.ts';

await operate(async (_owner, _settings, connection) => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('Say whose: authenticator:remove PERSON@COMPANY');
  const { db, close } = openDatabase(connection, createLog('silent'));
  const removed = await asAccess(db, (tx) => removeAuthenticatorOf(tx, email, new Date())).finally(close);
  if (removed === undefined) console.log(`Nobody signs in as ${email}.`);
  else console.log(removed ? `Removed from ${email}.` : `${email} has no authenticator app.`);
  return removed !== undefined;
});
