import type { HttpBindings } from '@hono/node-server';
import { refusalHeaders } from './headers.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** A balancer asks a machine by its own address, and by http. */
const HEALTH = '/api/health';

type Fetch = (request: Request, ...rest: never[]) => Response | Promise<Response>;

function isKnown(request: Request, publicUrl: string | undefined, ownHost: string): boolean {
  const { host, hostname, pathname } = new URL(request.url);
  if (pathname === HEALTH) return true;
  if (publicUrl === undefined) return LOOPBACK.has(hostname) || hostname === ownHost;
  return host === new URL(publicUrl).host;
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ code, errorId: crypto.randomUUID(), message }, { status, headers: refusalHeaders });

/**
 * Answers only requests for the address that people open, `PUBLIC_URL`; without it those for this machine itself and the host it listens on. A
 * page whose name was pointed at this server from outside (DNS rebinding) is refused with 421.
 */
export function forKnownHost<F extends Fetch>(fetch: F, publicUrl: string | undefined, ownHost: string): F {
  const refusal = () => refused(421, 'WRONG_HOST', 'This server is opened at PUBLIC_URL.');
  return ((request, ...rest) =>
    isKnown(request, publicUrl, ownHost) ? fetch(request, ...rest) : refusal()) as F;
}

/** What the proxy says, from Node's own headers: a `Headers` object of all of them costs more. */
function protocolOf(request: Request, bindings: Partial<HttpBindings> | undefined): string | undefined {
  const said = bindings?.incoming?.headers['x-forwarded-proto'] ?? request.headers.get('x-forwarded-proto');
  return said === null ? undefined : String(said).trim().toLowerCase();
}

/**
 * Where people open the product by https, answers nothing that did not come by it: the proxy (`TRUST_PROXY`) says so of each request, and one of which it says
 * nothing has passed it by.
 */
export function overHttps<F extends Fetch>(
  fetch: F,
  { publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: boolean },
): F {
  if (!trustProxy || !publicUrl?.startsWith('https:')) return fetch;
  const refusal = () =>
    refused(
      403,
      'HTTPS_REQUIRED',
      'This server answers what comes by https: the proxy says so in X-Forwarded-Proto.',
    );
  return ((request, ...rest) => {
    const isHttps = protocolOf(request, rest[0]) === 'https';
    return isHttps || new URL(request.url).pathname === HEALTH ? fetch(request, ...rest) : refusal();
  }) as F;
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
