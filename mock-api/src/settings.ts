import path from 'node:path';
import type { BookkeepingSettings } from './bookkeeping/connection/service-access.ts';
import { type BucketSettings, bucketsFrom } from './bucket-settings.ts';
import { type DatabaseAddress, databaseConfig, userOf } from './core/db/database-address.ts';
import { CONNECTIONS } from './core/db/open-database.ts';
import { FEWEST_CONNECTIONS } from './core/db/shares/share.ts';
import { type BucketAddress, bucketFrom } from './core/files/bucket/bucket-address.ts';
import { type KeySource, keySource } from './core/key-file.ts';
import { type SmtpSettings, smtpSettings } from './core/mail/smtp-settings.ts';
import { type Place, placeFrom } from './core/outside/line-to.ts';
import { upwards } from './core/place.ts';
import { isProduction } from './core/production.ts';
import { TLS, type Tls } from './core/tls.ts';
import { taxPortal } from './identity/setup/tax-portal.ts';

/** What the environment says. */
export type Settings = BucketSettings & {
  /** Whether real people's data is served: `production-settings.ts` says what that asks for. */
  production: boolean;
  host: string;
  port: number;
  dataFolder: string;
  /** Where uploaded files lie, where they have no bucket. */
  filesFolder: string;
  /** Where backups lie, where they have no bucket, and what they are encrypted with. */
  backupFolder: string;
  backupKey: KeySource;
  /** What the audit log is signed with. */
  auditKey: KeySource;
  /** Signs the registry of remotes. */
  registryKey: KeySource;
  /** The file that the heads of the audit log are added to, where they have no bucket. */
  auditHeads: string;
  /** The database that is served, and how its owner reaches it for migrations where that is another login; without the first one it is the embedded one. */
  database: DatabaseAddress | undefined;
  migration: DatabaseAddress | undefined;
  /** A standby of the database that answers reads which may take long. */
  reading: DatabaseAddress | undefined;
  /** A transaction pooler, as PgBouncer, stands before the database that is served. */
  pooled: boolean;
  /** How many database connections the calls and jobs share. */
  connections: number;
  /** Whether an empty database becomes a demo: one with a past, or the plain one that the journeys start from. */
  demo: 'none' | 'lively' | 'plain';
  logLevel: string;
  trustProxy: boolean;
  siteFolder: string;
  /** Where servers share the builds of remotes; without it the site's folder is all there is. */
  sharedBuilds: string | BucketAddress | undefined;
  /** Where those who watch the server read its figures; without a port nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Where people open the product, for links in mail; without it, where the server listens. */
  publicUrl: string | undefined;
  /** Where the tax administration's portal is opened. */
  taxPortal: string;
  /** Where mail is handed over; without it mail waits. */
  smtp: SmtpSettings | undefined;
  bookkeeping: BookkeepingSettings;
  /** The virus scanner that looks at every file that is sent. */
  scanner: Place | undefined;
  /** Where the lines of the process log go besides standard output. */
  logTo: Place | undefined;
};

const LEVELS = ['info', 'silent', 'fatal', 'error', 'warn', 'debug', 'trace'];
/** More than one process makes use of. */
const MOST_CONNECTIONS = 500;

/** A folder of the checkout, wherever the server was started from. */
const repository = () => path.dirname(upwards(import.meta.dirname, 'pnpm-workspace.yaml'));

function portFrom(name: string, text: string | undefined): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a number between 0 and 65535, not "${text}"`);
  return port;
}

function connectionsFrom(text: string | undefined): number {
  const connections = Number(text || CONNECTIONS);
  if (!Number.isInteger(connections) || connections < FEWEST_CONNECTIONS || connections > MOST_CONNECTIONS)
    throw new Error(
      `DATABASE_CONNECTIONS must be a number between ${FEWEST_CONNECTIONS} and ${MOST_CONNECTIONS}, not "${text}"`,
    );
  return connections;
}

/** The standby that is read from: its user is the serving one, which is the weak one. */
function readingFrom(env: NodeJS.ProcessEnv, database: DatabaseAddress | undefined) {
  const reading = databaseFrom(env, 'DATABASE_READ_URL');
  if (!reading) return undefined;
  if (!database)
    throw new Error('DATABASE_READ_URL is set without DATABASE_URL: name the primary by it, or neither');
  if (userOf(reading) !== userOf(database))
    throw new Error(
      'DATABASE_READ_URL must sign in as the user of DATABASE_URL: a standby has the same users',
    );
  return reading;
}

function publicUrlFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error('PUBLIC_URL must look like https://paga.example.com');
  return new URL(text).origin;
}

function bookkeepingFrom(env: NodeJS.ProcessEnv, key: KeySource): BookkeepingSettings {
  const { QUICKBOOKS_ENVIRONMENT: named = 'production', QUICKBOOKS_EMULATOR: emulator } = env;
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = env;
  const allowsLoopback = !isProduction(env);
  if (named !== 'production' && named !== 'sandbox')
    throw new Error('QUICKBOOKS_ENVIRONMENT must be production or sandbox');
  if (emulator && !allowsLoopback) throw new Error('QUICKBOOKS_EMULATOR is not for production');
  if (Boolean(clientId) !== Boolean(clientSecret))
    throw new Error('QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET go together: set both or none');
  const environment = emulator ? { emulator } : named;
  const client = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return { environment, client, key, allowsLoopback };
}

/** The word of a variable, the first of `words` where it is not set. */
function oneOf<Word extends string>(env: NodeJS.ProcessEnv, name: string, words: readonly Word[]): Word {
  const [usual] = words;
  const found = words.find((word) => word === (env[name] || usual));
  if (found === undefined)
    throw new Error(`${name} must be ${words.filter(Boolean).join(' or ')}, not "${env[name]}"`);
  return found;
}

/** The address that a variable names; what cannot be one is refused here. */
function databaseFrom(env: NodeJS.ProcessEnv, variable: string): DatabaseAddress | undefined {
  const [url, tls] = [env[variable], oneOf<Tls>(env, 'DATABASE_TLS', TLS)];
  if (!url) return undefined;
  const address = { variable, url, tls };
  databaseConfig(address);
  return address;
}

/** Demo data only in an embedded database outside production, or where it is asked for by name. */
function demoFrom(env: NodeJS.ProcessEnv): Settings['demo'] {
  const asked = oneOf(env, 'PAGA_DEMO', ['', '0', '1', 'plain']);
  if (asked === 'plain') return 'plain';
  const byItself = !env.DATABASE_URL && !isProduction(env);
  return asked === '1' || (asked === '' && byItself) ? 'lively' : 'none';
}

/** Servers that share builds sign the registry with the same key: one that each makes in its own folder would not be. */
function sharedBuildsFrom(env: NodeJS.ProcessEnv): Settings['sharedBuilds'] {
  const { SHARED_BUILDS_DIR: folder, SHARED_BUILDS_URL: url } = env;
  if (!folder && !url) return undefined;
  const name = url ? 'SHARED_BUILDS_URL' : 'SHARED_BUILDS_DIR';
  if (!env.REGISTRY_KEY && !env.REGISTRY_KEY_FILE)
    throw new Error(
      `${name} is set without REGISTRY_KEY or REGISTRY_KEY_FILE: servers that share builds sign with the same key`,
    );
  return url ? bucketFrom(name, url) : path.resolve(folder ?? '');
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataFolder = path.resolve(env.DATA_DIR || path.join(repository(), 'data'));
  const keyOf = (name: string, file: string) => keySource(env, name, path.join(dataFolder, file));
  const [database, migration] = [databaseFrom(env, 'DATABASE_URL'), databaseFrom(env, 'MIGRATE_URL')];
  if (migration && !database) throw new Error('MIGRATE_URL is set without DATABASE_URL: set both, or none');
  const pooled = oneOf(env, 'DATABASE_POOLED', ['0', '1']) === '1';
  if (pooled && !migration)
    throw new Error(
      'DATABASE_POOLED is set without MIGRATE_URL: name PostgreSQL itself by it, with the owner of the tables, and the pooler by DATABASE_URL; migrations go through no pooler',
    );
  return {
    production: isProduction(env),
    host: env.HOST || '127.0.0.1',
    port: portFrom('PORT', env.PORT),
    dataFolder,
    filesFolder: path.resolve(env.FILES_DIR || path.join(dataFolder, 'files')),
    backupFolder: path.resolve(env.BACKUP_DIR || path.join(dataFolder, 'backups')),
    ...bucketsFrom(env),
    backupKey: keyOf('BACKUP_KEY', 'backup.key'),
    auditKey: keyOf('AUDIT_KEY', 'audit.key'),
    registryKey: keyOf('REGISTRY_KEY', 'registry.key'),
    auditHeads: path.resolve(env.AUDIT_HEADS || path.join(dataFolder, 'audit-heads.jsonl')),
    database,
    migration,
    reading: readingFrom(env, database),
    pooled,
    connections: connectionsFrom(env.DATABASE_CONNECTIONS),
    demo: demoFrom(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LEVELS),
    trustProxy: oneOf(env, 'TRUST_PROXY', ['0', '1']) === '1',
    sharedBuilds: sharedBuildsFrom(env),
    siteFolder: path.resolve(env.SITE_DIR || path.join(repository(), '.build/site')),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: portFrom('METRICS_PORT', env.METRICS_PORT) }
      : undefined,
    publicUrl: publicUrlFrom(env.PUBLIC_URL),
    taxPortal: taxPortal(env),
    bookkeeping: bookkeepingFrom(env, keyOf('BOOKKEEPING_KEY', 'bookkeeping.key')),
    scanner: env.SCAN_URL ? placeFrom('SCAN_URL', env.SCAN_URL) : undefined,
    logTo: env.LOG_URL ? placeFrom('LOG_URL', env.LOG_URL) : undefined,
    smtp: env.SMTP_URL
      ? smtpSettings(env.SMTP_URL, env.MAIL_FROM || undefined, oneOf<Tls>(env, 'SMTP_TLS', TLS))
      : undefined,
  };
}
