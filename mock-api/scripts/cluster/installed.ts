import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasPgbouncer } from '@paga/testing/installed-pgbouncer';
import { hasPostgres } from '@paga/testing/installed-postgres';

/** PostgreSQL of Debian 12. */
export const VERSION = 15;
const packages = (): string[] => [
  ...(hasPostgres(VERSION) ? [] : [`postgresql-${VERSION}`]),
  ...(hasPgbouncer() ? [] : ['pgbouncer']),
];

/** The built server. */
export const SERVER = path.join(import.meta.dirname, '../../dist/main.mjs');

/** What a cluster lacks here, and what to run. */
export function missing(): string | undefined {
  const lacking = packages();
  if (lacking.length > 0)
    return `A cluster needs ${lacking.join(' and ')}:  apt-get install ${lacking.join(' ')}`;
  return existsSync(SERVER) ? undefined : 'The server is not built:  pnpm build';
}
