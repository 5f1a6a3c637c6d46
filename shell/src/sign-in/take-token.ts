import { stepTo } from '#session/places.ts';

/** The secret behind the sign of a mailed link, which leaves the address and the history at once. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') stepTo(location.pathname);
  return token;
}
