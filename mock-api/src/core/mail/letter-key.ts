import { sql } from 'drizzle-orm';

/** What a mail is known by outside the database, the same at every try: the part of its Message-ID before the @. */
export const keyOfLetter = (mailId: string, createdAt: Date): string =>
  `paga-${mailId}-${createdAt.getTime()}`;

/** The same of a row of the outbox. */
export const letterKey = sql`('paga-' || "outbox_mail"."id" || '-' || floor(extract(epoch from "outbox_mail"."createdAt") * 1000)::bigint)`;
