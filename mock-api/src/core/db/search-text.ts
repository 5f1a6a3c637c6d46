import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Text without case, diacritics and doubled spaces: `Çlirim  Gëzim` and `clirim gezim` are the same. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

type Searched = {
  firstName: string;
  lastName: string;
  email?: string | null;
  phone?: string | null;
  occupation?: string | null;
};

/** What a search of the list looks in: name, e-mail, phone (also without its spaces) and occupation. */
export function searchTextOf({ firstName, lastName, email, phone, occupation }: Searched): string {
  const parts = [firstName, lastName, email, phone, phone?.replace(/[^\d+]/g, ''), occupation];
  return folded(parts.filter(Boolean).join(' '));
}

/** The search as a pattern of `like`: what a person types is text, never a wildcard. */
export const containsPattern = (search: string): string => holding(folded(search));

const holding = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a name holds a part of it; case and diacritics do not count. Of nothing, every name does. */
export function namedLike(name: SQLWrapper, part: string): SQL {
  if (part === '') return sql`true`;
  return sql`unaccent(${name}) ilike unaccent(${holding(part)})`;
}
