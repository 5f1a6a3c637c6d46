import type { Server } from 'node:http';

/** What a proxy says of the client before it. */
const OF_PROXY = ['x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-host', 'forwarded'];

/** Takes from every request what only a proxy may say, before anything reads it: without a proxy of ours (`TRUST_PROXY`) the client has written it. */
export function withoutProxyHeaders<S extends Pick<Server, 'prependListener'>>(server: S): S {
  server.prependListener('request', ({ headers }) => {
    for (const name of OF_PROXY) delete headers[name];
  });
  return server;
}
