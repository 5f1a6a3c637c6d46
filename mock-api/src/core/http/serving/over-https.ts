import type { HttpBindings } from '@hono/node-server';
import { refusalHeaders } from '../headers.ts';
import { HEALTH } from '../known-host.ts';

type Fetch = (request: Request, ...rest: never[]) => Response | Promise<Response>;

/** What the proxy says, from Node's own headers: a `Headers` object of all of them costs more. */
function protocolOf(request: Request, bindings: Partial<HttpBindings> | undefined): string | undefined {
  const said = bindings?.incoming?.headers['x-forwarded-proto'] ?? request.headers.get('x-forwarded-proto');
  return said === null ? undefined : String(said).trim().toLowerCase();
}

/**
 * Where people open the product by https, answers nothing that did not come by it: the proxy (`TRUST_PROXY`) says so of each request, and one of which it says
 * nothing has passed it by. A balancer asks for the health by http.
 */
export function overHttps<F extends Fetch>(
  fetch: F,
  { publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: boolean },
): F {
  if (!trustProxy || !publicUrl?.startsWith('https:')) return fetch;
  const refusal = () =>
    Response.json(
      {
        code: 'HTTPS_REQUIRED',
        errorId: crypto.randomUUID(),
        message: 'This server answers what comes by https: the proxy has to say so in X-Forwarded-Proto.',
      },
      { status: 403, headers: refusalHeaders },
    );
  return ((request, ...rest) => {
    const isHttps = protocolOf(request, rest[0]) === 'https';
    return isHttps || new URL(request.url).pathname === HEALTH ? fetch(request, ...rest) : refusal();
  }) as F;
}
