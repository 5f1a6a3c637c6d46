import { forgetTrustedDevice, getTrustedDevices, getTwoFactor, updateTwoFactor } from '@paga/contract/access';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { personRead, personWrite } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { hashSecret } from '../session/secret.ts';
import { twoFactorOf } from './second-step.ts';

export const ownTwoFactor = personRead({ call: getTwoFactor, run: ({ tx, actor }) => twoFactorOf(tx, actor.userId) });

/** A code goes by e-mail: who signs in by a user name would be locked out. */
async function requireAddress(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(sql`select "email" from "app_user" where "id" = ${userId}`);
  if (oneAddress(found(rows[0]).email) === undefined) throw new DomainError('SECOND_STEP_NEEDS_EMAIL');
}

export const switchTwoFactor = personWrite({
  call: updateTwoFactor,
  load: ({ tx, actor }) => twoFactorOf(tx, actor.userId),
  run: async ({ tx, actor }, { body: { enabled } }, { required }) => {
    if (enabled) await requireAddress(tx, actor.userId);
    await tx.execute(sql`update "app_user" set "twoFactor" = ${enabled} where "id" = ${actor.userId}`);
    return { enabled, required };
  },
  audit: ({ ctx, loaded, answer }) => ({
    page: 'account',
    type: 'update',
    objectId: ctx.actor.userId,
    old: { twoFactor: loaded.enabled },
    new: { twoFactor: answer.enabled },
  }),
});

type Row = { id: string; label: string; lastUsedAt: string | Date; trustedUntil: string | Date; tokenHash: string };

export const trustedDevices = personRead({
  call: getTrustedDevices,
  run: async ({ tx, actor, now, deviceCookie }) => {
    const secret = deviceCookie.read();
    const here = secret === undefined ? undefined : hashSecret(secret);
    const { rows } = await tx.execute<Row>(sql`
      select "id", "label", "lastUsedAt", "trustedUntil", "tokenHash" from "known_device"
      where "userId" = ${actor.userId} and "trustedUntil" > ${now.toISOString()} order by "lastUsedAt" desc, "id" desc`);
    return rows.map(({ id, label, lastUsedAt, trustedUntil, tokenHash }) => ({
      id: Number(id),
      label,
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      trustedUntil: new Date(trustedUntil).toISOString(),
      current: tokenHash === here,
    }));
  },
});

export const revokeTrust = personWrite({
  call: forgetTrustedDevice,
  run: async ({ tx, actor }, { params }) => {
    const { rows } = await tx.execute(sql`
      update "known_device" set "trustedUntil" = null
      where "id" = ${params.id} and "userId" = ${actor.userId} and "trustedUntil" is not null returning 1`);
    found(rows[0]);
    return undefined;
  },
  audit: ({ input }) => ({ page: 'account', type: 'forgetDevice', objectId: input.params.id }),
});
