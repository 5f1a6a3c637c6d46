import { refusalHeaders } from './headers.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** A balancer asks a machine by its own address, and by http. */
export const HEALTH = '/api/health';

type Fetch = (request: Request, ...rest: never[]) => Response | Promise<Response>;

function isKnown(request: Request, publicUrl: string | undefined, ownHost: string): boolean {
  const { host, hostname, pathname } = new URL(request.url);
  if (pathname === HEALTH) return true;
  if (publicUrl === undefined) return LOOPBACK.has(hostname) || hostname === ownHost;
  return host === new URL(publicUrl).host;
}

/**
 * Answers only requests for the address that people open, `PUBLIC_URL`; without it those for this machine itself and the host it listens on. A
 * page whose name was pointed at this server from outside (DNS rebinding) is refused with 421.
 */
export function forKnownHost<F extends Fetch>(fetch: F, publicUrl: string | undefined, ownHost: string): F {
  const refusal = () =>
    Response.json(
      { code: 'WRONG_HOST', errorId: crypto.randomUUID(), message: 'This server is opened at PUBLIC_URL.' },
      { status: 421, headers: refusalHeaders },
    );
  return ((request, ...rest) =>
    isKnown(request, publicUrl, ownHost) ? fetch(request, ...rest) : refusal()) as F;
}

/**
 * Where the person who asks has the product open, of a server that listens at `own`. This machine has several names, and a browser keeps what it
 * holds for each apart: a person who is led away and back (the bookkeeping service's consent) must come back to the same one.
 */
export function openedOrigin(own: string, asked: string): string {
  const [at, { hostname }] = [new URL(own), new URL(asked)];
  if (LOOPBACK.has(at.hostname) && LOOPBACK.has(hostname)) at.hostname = hostname;
  return at.origin;
}
