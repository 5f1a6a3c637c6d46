// `pnpm --filter @paga/mock-api keys:renew backup|bookkeeping` encrypts with the newest key what older ones encrypted; then those may be taken out of the ring.
import { backupKeys } from '#backup/backup-key.ts';
import { renewBackups } from '#backup/renew-backups.ts';
import { renewSecrets } from '#bookkeeping/connection/renew-secrets.ts';
import { bookkeepingKeys } from '#bookkeeping/connection/service-access.ts';
import { renewAppSecrets } from '#identity/authenticator/renew-app-secrets.ts';
import { backupsOf } from '../src/stores.ts';
import { operate } from './operator.ts';

await operate(async (owner, settings) => {
  const [what] = process.argv.slice(2);
  if (what === 'bookkeeping') {
    const keys = bookkeepingKeys(settings.bookkeeping.key);
    const [{ renewed, left }, apps] = [await renewSecrets(owner, keys), await renewAppSecrets(owner, keys)];
    console.log(`Encrypted anew: the secrets of ${renewed.length} companies and ${apps.renewed} people.`);
    for (const company of left)
      console.log(`Company ${company} was encrypted with a key that is not there: connect it again.`);
    for (const person of apps.left)
      console.log(`The app of person ${person} was encrypted with a key that is not there: remove it.`);
    return left.length + apps.left.length === 0;
  }
  if (what !== 'backup') throw new Error('Say which: keys:renew backup or keys:renew bookkeeping');
  const { renewed, left } = await renewBackups(
    backupsOf(settings),
    backupKeys(settings.backupKey),
    async (name, bytes) => {
      await owner.query('update public.backup set "bytes" = $1 where "fileName" = $2', [bytes, name]);
    },
  );
  console.log(`Encrypted anew: ${renewed.length} backups.`);
  for (const { file, why } of left) console.log(`Left as it is: ${file}: ${why}`);
  return left.length === 0;
});
