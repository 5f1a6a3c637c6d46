import { makeFirstAdmin as call } from '@paga/contract/identity/setup';
import { PasswordLength } from '@paga/contract/limits';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';
import { hashPassword } from '../session/password.ts';
import { ownWords, requireGoodPassword } from '../session/password-rules.ts';
import { hashSecret } from '../session/secret.ts';
import { noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { insertUser } from '../users/insert-user.ts';
import { readInstallation } from './installation.ts';

const TRIES = { limit: 50, minutes: 15 };

/** The row lock lets one of two simultaneous calls in; the other then finds the work done. */
async function requireSecret(tx: Tx, secret: string): Promise<void> {
  const { rows } = await tx.execute<{ hash: string | null }>(
    sql`select "setupSecretHash" as "hash" from "installation" for update`,
  );
  if (!(await readInstallation(tx))?.needsFirstAdmin) throw new DomainError('SETUP_DONE');
  if (rows[0]?.hash !== hashSecret(secret)) throw new DomainError('SETUP_SECRET_WRONG');
}

export const makeFirstAdmin = openSecret({
  call,
  run: async ({ asAccess, now, address }, { body: { secret, name, email, password } }) => {
    if (!(await asAccess((tx) => reserveTry(tx, tryKey('setup', address()), TRIES, now))))
      throw noTryLeft(TRIES);
    // Looked at before anything costs time, and again under the lock.
    await asAccess((tx) => requireSecret(tx, secret));
    const words = ownWords({ name, email });
    await requireGoodPassword(password, password, { minimum: PasswordLength.min, words });
    const passwordHash = await hashPassword(password);
    await asAccess(async (tx) => {
      await requireSecret(tx, secret);
      const id = await insertUser(tx, {
        name,
        email,
        passwordHash,
        roleId: 1,
        agreedAt: null,
        companyIds: [],
      });
      await tx.execute(sql`update "installation" set "setupSecretHash" = null`);
      await recordAudit(
        tx,
        { now, userId: id, companyId: undefined },
        { page: 'setup', type: 'create', objectId: id, new: { name, roleId: 1 } },
      );
    });
    return undefined;
  },
});
