import type pg from 'pg';
import { decryptValue, encryptValue, isCurrent } from '#core/encryption.ts';
import type { KeyRing } from '#core/key-ring.ts';

type Row = { userId: string; secret: string };

/** Encrypts the secrets of authenticator apps anew that an older key of the ring encrypted, as the tables' owner: of how many people, and of whom it could not. */
export async function renewAppSecrets(
  owner: pg.ClientBase,
  keys: KeyRing,
): Promise<{ renewed: number; left: number[] }> {
  const { rows } = await owner.query<Row>(
    'select "userId", "secret" from public.authenticator order by "id"',
  );
  const old = rows.filter(({ secret }) => !isCurrent(keys, secret));
  const left: number[] = [];
  for (const { userId, secret } of old) {
    const person = { userId: Number(userId) };
    const value = decryptValue<unknown>(keys, person, secret);
    if (value === undefined) left.push(person.userId);
    else
      await owner.query(
        'update public.authenticator set "secret" = $1 where "userId" = $2 and "secret" = $3',
        [...[encryptValue(keys, person, value), userId, secret]],
      );
  }
  return { renewed: old.length - left.length, left };
}
