import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/** A request's header by its lower-case name. Node has parsed it already; a `Headers` object made of all of them costs more than the rest of a call. */
export function requestHeader(c: HonoContext, name: string): string | undefined {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
