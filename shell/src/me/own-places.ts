/** Where the own page of an employee lies; what the remotes offer of it stands below. */
export const OWN_HOME = '/me';

/** How its person signs in. */
export const OWN_ACCOUNT = '/me/account';

/** The pages of it that open without a session. */
const PUBLIC = ['/me/join', '/me/sign-in', '/me/stop'];

/** Whether an address is of the own page, and needs a session of it. */
export function isOwnPath(path: string): boolean {
  const place = path.replace(/\/+$/, '');
  return (place === OWN_HOME || place.startsWith(`${OWN_HOME}/`)) && !PUBLIC.includes(place);
}
