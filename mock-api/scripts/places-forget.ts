// `pnpm --filter @paga/mock-api places:forget files|backups|heads|audit|backup|bookkeeping|registry` lets the next server that starts name a new place or key
// in place of one that is lost.
import { TRANSACTION_NUMBER } from '#core/audit/era.ts';
import { PLACES } from '#core/places/claim-places.ts';
import { operate } from './operator.ts';

await operate(async (owner) => {
  const [given = ''] = process.argv.slice(2);
  const name = PLACES.find((one) => one === given);
  if (!name) throw new Error(`Say which: ${PLACES.map((one) => `places:forget ${one}`).join(', ')}`);
  await owner.query('begin');
  const { rowCount } = await owner.query('delete from public.place_mark where "name" = $1', [name]);
  if (rowCount === 1)
    await owner.query(
      `insert into public.audit_line ("at", "page", "type", "changes", "transaction") values (now(), 'backup', 'forgetPlace', $1, ${TRANSACTION_NUMBER})`,
      [JSON.stringify({ place: { old: name, new: null } })],
    );
  await owner.query('commit');
  console.log(
    rowCount === 1
      ? `Forgotten: ${name}. The next server that starts names the new one.`
      : `Nothing was known of ${name}.`,
  );
  return true;
});
