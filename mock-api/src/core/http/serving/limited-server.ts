import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { withoutProxyHeaders } from './proxy-headers.ts';

/** Far more than the people of many companies; beyond, a client is asked to come again. */
const MOST_CONNECTIONS = 1_000;
/** An office of a hundred people behind one address, two connections each; five such clients fill the server. */
const PER_ADDRESS = 200;
/** A request that is sent slower than this is dropped: headers at once, 11 MB within two minutes. */
const [HEADERS_WITHIN_MS, REQUEST_WITHIN_MS, LOOKED_AT_EVERY_MS] = [10_000, 120_000, 5_000];
/** Longer than the minute after which balancers drop an idle connection, so that they never send a call into one we are closing. */
const KEEP_ALIVE_MS = 65_000;

/** The HTTP server with its limits. Behind a proxy (`trustProxy`) all connections are the proxy's, which limits its clients. */
export function limitedServer(
  fetch: Hono['fetch'],
  trustProxy: boolean,
  limits: ConnectionLimits = { inAll: MOST_CONNECTIONS, perAddress: trustProxy ? Infinity : PER_ADDRESS },
): Server {
  const serverOptions = {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionsCheckingInterval: LOOKED_AT_EVERY_MS,
  };
  const server = limitConnections(createAdaptorServer({ fetch, serverOptions }) as Server, limits);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return trustProxy ? server : withoutProxyHeaders(server);
}
