import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { staysOnThisMachine } from './core/loopback.ts';
import type { Settings } from './settings.ts';

/** What a setting lacks for real people's data, and what to do. */
type Refusal = (settings: Settings) => string | undefined;

const noDemo: Refusal = ({ demo }) =>
  demo === 'none' ? undefined : 'PAGA_DEMO makes a demo, which is not for production: take it out.';

/** What people send, passwords and salaries, goes over no network in the clear. */
const overTls: Refusal = ({ publicUrl, host, trustProxy }) => {
  const isHttps = publicUrl?.startsWith('https:');
  if (isHttps && !trustProxy)
    return 'PUBLIC_URL is https, and the server itself speaks http: put a proxy before it that ends TLS and sets X-Forwarded-Proto and X-Forwarded-For itself, and set TRUST_PROXY=1.';
  const opened = publicUrl === undefined ? host : new URL(publicUrl).hostname;
  if (isHttps || staysOnThisMachine(opened)) return undefined;
  return `People would open ${opened} without TLS, passwords and salaries in the clear: set PUBLIC_URL=https://... and TRUST_PROXY=1, with a proxy that ends TLS.`;
};

const ELSEWHERE = '/etc/paga/backup.key';
const MAKE = `mkdir -p ${path.dirname(ELSEWHERE)} && (umask 077; openssl rand -hex 32 > ${ELSEWHERE})`;
const NAME_IT = `then set BACKUP_KEY_FILE=${ELSEWHERE}, and keep a copy of it on another machine`;

const realPlace = (place: string) => (existsSync(place) ? realpathSync(place) : path.resolve(place));

function isInside(folder: string, file: string): boolean {
  const way = path.relative(realPlace(folder), realPlace(file));
  return !way.startsWith('..') && !path.isAbsolute(way);
}

/** Who takes the folder of the data, the backups in it, must not take what opens them. */
const keyElsewhere: Refusal = ({ backupKey: { value, file }, dataFolder }) => {
  if (value || existsSync(file)) return undefined;
  if (isInside(dataFolder, file))
    return `The key of the backups would lie beside them: run  ${MAKE}  ${NAME_IT}.`;
  return `BACKUP_KEY_FILE names ${file}, which is not there: run  ${MAKE}  ${NAME_IT}.`;
};

function keyBeside({ backupKey: { value, file }, dataFolder }: Settings): string | undefined {
  const usual = path.join(dataFolder, 'backup.key');
  if (!value && isInside(dataFolder, file))
    return `The key of the backups, ${file}, lies beside them: run  mkdir -p ${path.dirname(ELSEWHERE)} && mv ${file} ${ELSEWHERE}  ${NAME_IT}.`;
  if (!existsSync(usual)) return undefined;
  return `${usual} opens older backups and lies beside them: put its lines behind those of ${value ? 'BACKUP_KEY, with a comma between' : file}, and remove it.`;
}

const REFUSALS = [noDemo, overTls, keyElsewhere];

/** Throws what keeps a server from starting for real people's data, a sentence each; outside production nothing does. */
export function requireProductionSettings(settings: Settings): void {
  if (!settings.production) return;
  const said = REFUSALS.map((refusal) => refusal(settings)).filter((sentence) => sentence !== undefined);
  if (said.length > 0) throw new Error(said.join('\n'));
}

/**
 * Throws what keeps the data of before from being served to real people. A demo's accounts have a password that everybody reads on its sign-in page: the mark is
 * in the database, wherever that came from. Then a key of before, which lies beside the backups.
 */
export function requireProductionData(settings: Settings, isDemo: boolean): void {
  const { production, database } = settings;
  if (!production) return;
  const [place, other] = database ? ['This database', 'DATABASE_URL'] : ['This data folder', 'DATA_DIR'];
  if (isDemo)
    throw new Error(
      `${place} began as a demo, whose accounts everybody can sign in with: start production with an empty ${other} (as a demo it starts with NODE_ENV=development).`,
    );
  const said = keyBeside(settings);
  if (said !== undefined) throw new Error(said);
}
