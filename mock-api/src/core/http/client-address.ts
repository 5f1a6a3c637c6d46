import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Deps } from './deps.ts';
import { requestHeader } from './request/request-header.ts';

/** The address tries are counted by; behind a proxy of ours, the one it saw. */
export function clientAddress(c: HonoContext, { trustProxy }: Deps): string {
  const forwarded = trustProxy ? requestHeader(c, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return forwarded ?? bindings?.incoming?.socket?.remoteAddress ?? 'local';
}
