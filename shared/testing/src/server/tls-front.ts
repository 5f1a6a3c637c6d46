import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import type { Connection } from '@paga/mock-api/core/db/embedded/embedded-postgres';

const folder = path.resolve(import.meta.dirname, '../../../../mock-api/fixtures/tls');
const file = (name: string) => path.join(folder, name);

/** The authority that signed the certificate of `db.paga.test` and `mail.paga.test`. */
export const TEST_AUTHORITY = file('ca.pem');
/** That certificate with its key, as `tls` takes them. */
export const testCertificate = () => ({
  cert: readFileSync(file('server.pem')),
  key: readFileSync(file('server.key')),
});

/** What PostgreSQL answers to a client that asks for TLS. */
const [YES, NO] = ['S', 'N'];
const REQUEST_BYTES = 8;

/** A port of this machine that leads to a database: with TLS as a server with a certificate has it, or without any. `plain` counts what came in the clear. */
export type Front = { port: number; plain: () => number; stop: () => Promise<void> };

function toDatabase({ host, port }: Connection): Socket {
  const socket = new Socket();
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host);
}

function joined(client: Socket, database: Socket): void {
  for (const [one, other] of [
    [client, database],
    [database, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}

/** A database behind a port of its own that speaks TLS or does not. */
export async function frontOf(database: Connection, withTls: boolean): Promise<Front> {
  let plain = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('data', (first: Buffer) => {
      client.pause();
      const asksForTls = first.length === REQUEST_BYTES && first.readInt32BE(4) === 80_877_103;
      if (asksForTls && !withTls) client.write(NO);
      if (asksForTls && withTls) {
        client.write(YES);
        const secure = new TLSSocket(client, { isServer: true, ...testCertificate() });
        secure.on('error', () => client.destroy());
        joined(secure, toDatabase(database));
        return;
      }
      plain += 1;
      const inner = toDatabase(database);
      if (!asksForTls) inner.write(first);
      joined(client, inner);
      client.resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: (server.address() as AddressInfo).port, plain: () => plain, stop };
}
