import { startAuthenticator as call } from '@paga/contract/identity/authenticator';
import { sql } from 'drizzle-orm';
import { DomainError, found } from '#core/domain-error.ts';
import { encryptValue } from '#core/encryption.ts';
import { personSecret } from '#core/http/handler.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { appAddress, base32, newSharedSecret } from './totp.ts';

export const startAuthenticator = personSecret({
  call,
  run: async (ctx, { body: { password } }) => {
    const { asAccess, actor, now, secretKeys } = ctx;
    const { userId } = actor;
    await requireOwnPassword(ctx, password);
    const shared = newSharedSecret();
    const encrypted = encryptValue(secretKeys, { userId }, shared.toString('base64'));
    return asAccess(async (tx) => {
      const { rows } = await tx.execute(sql`
        insert into "authenticator" as a ("userId", "secret", "startedAt", "lastStep") values (${userId}, ${encrypted}, ${now.toISOString()}, 0)
        on conflict ("userId") do update set "secret" = excluded."secret", "startedAt" = excluded."startedAt", "lastStep" = 0
        where a."enabledAt" is null returning 1`);
      if (rows.length === 0) throw new DomainError('AUTHENTICATOR_ON');
      const people = await tx.execute<{ email: string }>(
        sql`select "email" from "app_user" where "id" = ${userId}`,
      );
      const secret = base32(shared);
      return { secret, address: appAddress(secret, found(people.rows[0]).email) };
    });
  },
});
