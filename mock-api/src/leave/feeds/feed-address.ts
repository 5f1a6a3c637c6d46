import { timingSafeEqual } from 'node:crypto';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { hashSecret } from '#identity/public.ts';

/** A fetch of a feed of a company. */
export type Fetch = InCompany & { now: Date; today: string };
/** What the address of a feed names. */
export type Address = { id: number; secret: string };

/** Nobody's feed, so that an unknown one takes as long to refuse. */
const NOBODYS = hashSecret('');

/** That a feed was read is noted so often at most. */
export const READ_NOTED_EVERY_MS = 3_600_000;

/** Whether a stored hash is that of the address's secret; of no feed it takes as long to say no. */
export function isOfAddress(secretHash: string | undefined, { secret }: Address): boolean {
  const [stored, shown] = [secretHash ?? NOBODYS, hashSecret(secret)].map((hash) => Buffer.from(hash));
  return stored !== undefined && shown !== undefined && timingSafeEqual(stored, shown);
}
