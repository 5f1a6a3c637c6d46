import { type TestServer, testServer } from '#server/server.ts';

/** A server on 15 October 2026 at eleven, at which nobody has tried to sign in: every test does so from one address, which may try 50 times. */
export async function signInServer(): Promise<TestServer> {
  const server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  return server;
}
