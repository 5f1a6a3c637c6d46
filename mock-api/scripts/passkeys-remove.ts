// `pnpm --filter @paga/mock-api passkeys:remove PERSON@COMPANY` takes every passkey of a person away; the next two-factor step of theirs is the mailed code.
import { openDatabase } from '../src/core/db/open-database.ts';
import { asAccess } from '../src/core/db/transaction.ts';
import { createLog } from '../src/core/log.ts';
import { removePasskeysOf } from '../src/identity/passkeys/remove-passkeys-of.ts';
import { operate } from './operator.ts';

await operate(async (_owner, _settings, connection) => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('Say whose: passkeys:remove PERSON@COMPANY');
  const { db, close } = openDatabase(connection, createLog('silent'));
  const removed = await asAccess(db, (tx) => removePasskeysOf(tx, email, new Date())).finally(close);
  if (!removed) console.log(`Nobody signs in as ${email}.`);
  else if (removed.length === 0) console.log(`${email} has no passkeys.`);
  else console.log(`Removed from ${email}: ${removed.join(', ')}`);
  return removed !== undefined;
});
