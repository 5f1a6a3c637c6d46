import { isIP } from 'node:net';

/** For whom passkeys are made: the host that people open, and the one origin at which a browser uses them. */
export type RelyingParty = { id: string; origin: string };

/** Browsers make no passkey for an address of numbers: a server without `PUBLIC_URL` is opened as `localhost`. */
export function relyingParty(publicOrigin: string): RelyingParty {
  const { hostname, origin, port } = new URL(publicOrigin);
  if (isIP(hostname.replace(/[[\]]/g, '')) === 0) return { id: hostname, origin };
  return { id: 'localhost', origin: `http://localhost${port && `:${port}`}` };
}
