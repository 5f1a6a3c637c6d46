import path from 'node:path';
import type { BookkeepingSettings } from './bookkeeping/connection/service-access.ts';
import { CONNECTIONS } from './core/db/open-database.ts';
import { FEWEST_CONNECTIONS } from './core/db/shares/share.ts';
import { type SmtpSettings, smtpSettings } from './core/mail/smtp-settings.ts';
import { upwards } from './core/place.ts';
import { taxPortal } from './identity/setup/tax-portal.ts';

/** What the environment says. */
export type Settings = {
  host: string;
  port: number;
  dataFolder: string;
  /** Where uploaded files lie. */
  filesFolder: string;
  /** Where backups are kept, and what they are locked with; without a key one is made in the data folder. */
  backupFolder: string;
  backupKey: string | undefined;
  /** What the audit log is signed with, the newest first; without it a key is made in the data folder. */
  auditKey: string | undefined;
  /** The file that the heads of the audit log are added to. */
  auditHeads: string;
  databaseUrl: string | undefined;
  /** How many database connections the calls and jobs share. */
  connections: number;
  /** Whether an empty database becomes a demo: one with a past, or the plain one that the journeys start from. */
  demo: 'none' | 'lively' | 'plain';
  logLevel: string;
  trustProxy: boolean;
  siteFolder: string;
  /** Where people open the product, for links in mail; without it, where the server listens. */
  publicUrl: string | undefined;
  /** Where the tax administration's portal is opened. */
  taxPortal: string;
  /** Where mail is handed over; without it mail waits. */
  smtp: SmtpSettings | undefined;
  bookkeeping: BookkeepingSettings;
};

/** More than one process makes use of. */
const MOST_CONNECTIONS = 500;

/** A folder of the checkout, wherever the server was started from. */
const repository = () => path.dirname(upwards(import.meta.dirname, 'pnpm-workspace.yaml'));

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number between 0 and 65535, not "${text}"`);
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

function publicUrlFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error('PUBLIC_URL must look like https://paga.example.com');
  return new URL(text).origin;
}

function bookkeepingFrom(env: NodeJS.ProcessEnv): BookkeepingSettings {
  const { QUICKBOOKS_ENVIRONMENT: named = 'production', QUICKBOOKS_EMULATOR: emulator } = env;
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = env;
  const allowsLoopback = env.NODE_ENV !== 'production';
  if (named !== 'production' && named !== 'sandbox')
    throw new Error('QUICKBOOKS_ENVIRONMENT must be production or sandbox');
  if (emulator && !allowsLoopback) throw new Error('QUICKBOOKS_EMULATOR is not for production');
  const environment = emulator ? { emulator } : named;
  const client = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return { environment, client, key: env.BOOKKEEPING_KEY || undefined, allowsLoopback };
}

/** Demo data only in an embedded database outside production, or where it is asked for by name. */
function demoFrom(env: NodeJS.ProcessEnv): Settings['demo'] {
  if (env.PAGA_DEMO === 'plain') return 'plain';
  const byItself = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production';
  const asked = env.PAGA_DEMO === undefined || env.PAGA_DEMO === '' ? byItself : env.PAGA_DEMO === '1';
  return asked ? 'lively' : 'none';
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(repository(), 'data'));
  return {
    host: env.HOST ?? '127.0.0.1',
    port: portFrom(env.PORT),
    dataFolder,
    filesFolder: path.resolve(env.FILES_DIR ?? path.join(dataFolder, 'files')),
    backupFolder: path.join(dataFolder, 'backups'),
    backupKey: env.BACKUP_KEY || undefined,
    auditKey: env.AUDIT_KEY || undefined,
    auditHeads: path.resolve(env.AUDIT_HEADS || path.join(dataFolder, 'audit-heads.jsonl')),
    databaseUrl: env.DATABASE_URL,
    connections: connectionsFrom(env.DATABASE_CONNECTIONS),
    demo: demoFrom(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: env.TRUST_PROXY === '1',
    siteFolder: path.resolve(env.SITE_DIR ?? path.join(repository(), '.build/site')),
    publicUrl: publicUrlFrom(env.PUBLIC_URL),
    taxPortal: taxPortal(env),
    bookkeeping: bookkeepingFrom(env),
    smtp: env.SMTP_URL ? smtpSettings(env.SMTP_URL, env.MAIL_FROM) : undefined,
  };
}
