import type { User } from '@paga/contract/identity/user';
import type { Theme } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { fileLink } from '#core/files/file-store.ts';
import { languageOf } from '#core/user/language-of.ts';

type Row = {
  name: string;
  email: string;
  language: number;
  photo: string | null;
  theme: Theme | null;
};

/** The person as the screens know the signed-in one. */
export async function ownUser(tx: Tx, userId: number): Promise<User> {
  const { rows } = await tx.execute<Row>(
    sql`select "name", "email", "language", "photo", "theme" from "app_user" where "id" = ${userId}`,
  );
  const { name, email, language, photo, theme } = found(rows[0]);
  return {
    id: userId,
    name,
    email,
    language: languageOf(language),
    photo: fileLink(photo),
    ...(theme !== null && { theme }),
  };
}
