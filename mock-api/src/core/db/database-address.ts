import pg from 'pg';
import { staysOnThisMachine } from '../loopback.ts';
import { failedForTls, type Tls } from '../tls.ts';
import { connectedClient } from './connected-client.ts';
import { beginningAs, type Start, startsOtherwise } from './connection-start.ts';

/** An address of a database, and the variable that named it. */
export type DatabaseAddress = { variable: string; url: string; tls: Tls };

const OF_TLS = ['ssl', 'sslmode', 'sslnegotiation', 'uselibpqcompat', 'sslcert', 'sslkey', 'sslrootcert'];
const WEAK_MODES = ['disable', 'allow', 'prefer', 'no-verify'];

type Certificates = { ca?: string; cert?: string; key?: string };
type Parsed = { connectionParameters: { ssl: boolean | Certificates | undefined } };

function clientOf({ variable, url }: DatabaseAddress): pg.Client {
  try {
    if (!/^(?:postgres(?:ql)?|socket):/.test(url)) throw new TypeError('not an address');
    return new pg.Client({ connectionString: url });
  } catch (cause) {
    const { code, path } = cause as { code?: string; path?: string };
    if (code === 'ENOENT') throw new Error(`${variable} names ${path}, which is not there`, { cause });
    throw new Error(`${variable} must look like postgres://user:password@host/database`, { cause });
  }
}

function requireNoWeakMode(variable: string, host: string, asked: URLSearchParams): void {
  const isWeak =
    WEAK_MODES.includes(asked.get('sslmode') ?? '') ||
    ['0', 'false', 'no-verify'].includes(asked.get('ssl') ?? '');
  if (isWeak)
    throw new Error(
      `${variable} asks for ${host} without a verified certificate: take ssl and sslmode out of it, or set DATABASE_TLS=unverified or off once you have read in docs/operations.md who can read salaries then`,
    );
}

/**
 * How an address is connected to: another machine over TLS with a verified certificate, unless `tls` says otherwise; whatever the address says of the mode, its
 * certificates count. Throws a sentence without the password.
 */
export function databaseConfig(address: DatabaseAddress): pg.ClientConfig {
  const { variable, url, tls } = address;
  const client = clientOf(address);
  if (staysOnThisMachine(client.host)) return { connectionString: url };
  const plain = new URL(url);
  if (tls === 'verified') requireNoWeakMode(variable, client.host, plain.searchParams);
  const { ssl } = (client as unknown as Parsed).connectionParameters;
  const { ca, cert, key } = typeof ssl === 'object' ? ssl : {};
  for (const name of OF_TLS) plain.searchParams.delete(name);
  const certificates = { ...(ca ? { ca } : {}), ...(cert ? { cert } : {}), ...(key ? { key } : {}) };
  return {
    connectionString: plain.href,
    ssl: tls === 'off' ? false : { ...certificates, rejectUnauthorized: tls === 'verified' },
  };
}

/** The user that an address signs in as. */
export function userOf(address: DatabaseAddress): string {
  return clientOf(address).user ?? '';
}

const throughPooler = ({ variable }: DatabaseAddress, cause?: unknown) =>
  new Error(
    variable === 'MIGRATE_URL'
      ? 'MIGRATE_URL leads to a pooler: name PostgreSQL itself, for migrations need a session of their own.'
      : `${variable} leads to a pooler, as PgBouncer: set DATABASE_POOLED=1, and MIGRATE_URL to the address of PostgreSQL itself with the owner of the tables.`,
    { cause },
  );

/** Throws what an operator has to do when an address cannot be reached for its TLS. */
export async function requireReachable(address: DatabaseAddress, config: pg.ClientConfig): Promise<void> {
  await (await reached(address, config)).end();
}

/** The same of an address of PostgreSQL itself, whose connections begin as they are asked to; a pooler's do not. */
export async function requireDirect(
  address: DatabaseAddress,
  config: pg.ClientConfig,
  start: Start,
): Promise<void> {
  const client = await reached(address, beginningAs(config, start));
  const otherwise = await startsOtherwise(client, start).finally(() => client.end());
  if (otherwise.length > 0) throw throughPooler(address);
}

function reached(address: DatabaseAddress, config: pg.ClientConfig): Promise<pg.Client> {
  return connectedClient(config).catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message : String(cause);
    if (said.includes('unsupported startup parameter')) throw throughPooler(address, cause);
    if (!failedForTls(cause)) throw cause;
    throw new Error(
      `The database of ${address.variable} has no TLS with a certificate that holds (${said}): give it one, name its authority by sslrootcert in ${address.variable}, or set DATABASE_TLS=unverified or off once you have read in docs/operations.md who can read salaries then`,
      { cause },
    );
  });
}
