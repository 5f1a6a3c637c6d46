import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { backupKey } from './backup/backup-key.ts';
import { makeBackups } from './backup/make-backups.ts';
import { serviceAccess } from './bookkeeping/connection/service-access.ts';
import { resumePostings } from './bookkeeping/posting/resume-postings.ts';
import { headFile } from './core/audit/audit-heads.ts';
import { auditKeys } from './core/audit/audit-keys.ts';
import { chainAudit } from './core/audit/chain-audit.ts';
import { commitsOf } from './core/db/commits.ts';
import { logTroubles, troublesOf } from './core/files/disk-troubles.ts';
import { folderFiles } from './core/files/folder-files.ts';
import { forKnownHost, openedOrigin } from './core/http/known-host.ts';
import { limitedServer } from './core/http/serving/limited-server.ts';
import { stoppable } from './core/http/serving/stop-serving.ts';
import { UnderWay } from './core/http/serving/under-way.ts';
import { createLog } from './core/log.ts';
import { deliverMail, toServer } from './core/mail/deliver-mail.ts';
import { siteFaults } from './core/site/site-faults.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { fillPlainDemo } from './demo/fill-plain-demo.ts';
import { makeDemo } from './demo/make-demo.ts';
import { startEmulator } from './demo/start-emulator.ts';
import { removeForgottenFiles } from './employees/files/remove-forgotten-files.ts';
import { forgetOld } from './identity/session/forget-old.ts';
import { type Installation, prepareInstallation } from './identity/setup/installation.ts';
import { noteFailedSignIns } from './identity/sign-in/failed-sign-ins.ts';
import { mailHeads } from './identity/users/mail-heads.ts';
import { recountBookedEarlier } from './leave/count/recount-booked-earlier.ts';
import { makeNotifications, oncePerDay } from './notifications/make-notifications.ts';
import { sweepReports } from './reports/files/store-report.ts';
import type { Settings } from './settings.ts';
import { type Stops, startDatabase } from './start-database.ts';
import { VERSION } from './version.ts';

export type RunningServer = { url: string; installation: Installation & { setupSecret?: string } };

const CHAIN_EVERY_MS = 60_000;
/** How long a person may look at a requested backup before it is begun. */
const BACKUPS_EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
/** How soon after an hour its failed sign-ins stand in the audit log. */
const FAILED_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 600_000;
/** How soon after midnight the companies are notified of what the new day brings. */
const NEW_DAY_SEEN_WITHIN_MS = 300_000;
const MAIL_EVERY_MS = 5_000;
const POSTINGS_EVERY_MS = 60_000;
const DISK_EVERY_MS = 600_000;

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** How people open the host it listens on. Browsers know this machine by name for passkeys, which they do not make for an address of numbers. */
function shownHost(host: string): string {
  if (host === '127.0.0.1' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Does a job again and again until the server stops, never twice at once; a job under way is waited for. */
function repeat(
  name: string,
  everyMs: number,
  job: () => Promise<void>,
  log: Logger,
  stops: Stops,
): () => void {
  let underWay: Promise<void> | undefined;
  const start = () => {
    underWay ??= job()
      .catch((err) => log.error({ err }, `${name} failed`))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(start, everyMs);
  stops.push(() => {
    clearInterval(timer);
    return underWay;
  });
  return start;
}

/** A demo that is not set up for the live service gets an emulator of it; without one it goes on. */
async function emulatorOf(
  { bookkeeping, dataFolder }: Settings,
  isDemo: boolean,
  log: Logger,
  stops: Stops,
): Promise<string | undefined> {
  if (
    !isDemo ||
    !bookkeeping.allowsLoopback ||
    bookkeeping.client ||
    typeof bookkeeping.environment === 'object'
  )
    return undefined;
  const started = await startEmulator(dataFolder).catch((err: unknown) =>
    log.error({ err }, 'the emulator of the bookkeeping service did not start'),
  );
  if (!started) return undefined;
  stops.push(started.stop);
  return started.url;
}

/** Starts everything; each started part adds to `stops` how it is stopped, also when a later part fails. */
export async function startServer(settings: Settings, stops: Stops): Promise<RunningServer> {
  const log = createLog(settings.logLevel);
  const now = () => new Date();
  const { db, cut } = await startDatabase(settings, log, stops);
  const installation = await prepareInstallation(db, {
    makeDemo: settings.demo === 'none' ? undefined : makeDemo,
    now: now(),
  });
  const files = folderFiles(settings.filesFolder);
  if (installation.demo && !installation.demoFilled)
    await (settings.demo === 'plain' ? fillPlainDemo(db, now()) : fillDemo({ db, files, log }, now()));
  const service = serviceAccess(
    settings.bookkeeping,
    settings.dataFolder,
    await emulatorOf(settings, installation.demo, log, stops),
  );
  let url = '';
  const origin = (asked: string) => settings.publicUrl ?? openedOrigin(url, asked);
  const [keys, heads] = [auditKeys(settings.auditKey, settings.dataFolder), headFile(settings.auditHeads)];
  const chainAndAnchor = async () => heads.add(await chainAudit(db, now(), keys));
  const auditProof = async () => ({ keys, heads: await heads.all() });
  const underWay = new UnderWay();
  const troubles = troublesOf(settings, now);
  const deps = {
    ...{ db, files, now, log, version: VERSION, trustProxy: settings.trustProxy, origin, service },
    underWay,
    afterAnswer: (work: () => Promise<unknown>) =>
      void underWay.answered(work).catch((err: unknown) => log.error({ err }, 'work after an answer failed')),
    troubles,
    mailWaits: !settings.smtp && !installation.demo,
    backupFolder: settings.backupFolder,
    commits: commitsOf(db),
    auditProof,
  };
  for (const fault of await siteFaults(settings.siteFolder))
    log.error({ fault }, 'the site is not as it was built');
  const app = createApp(deps, settings.siteFolder);
  const server = limitedServer(
    forKnownHost(app.fetch, settings.publicUrl, settings.host),
    settings.trustProxy,
  );
  const stop = stoppable(server, underWay, cut);
  const port = await listen(server, settings.host, settings.port);
  url = `http://${shownHost(settings.host)}:${port}/`;
  stops.push(stop);
  repeat('looking at the disk', DISK_EVERY_MS, () => logTroubles(troubles, log), log, stops)();
  repeat('chaining the audit log', CHAIN_EVERY_MS, chainAndAnchor, log, stops);
  const backups = {
    folder: settings.backupFolder,
    key: backupKey(settings.backupKey, settings.dataFolder),
    files,
    now,
    log,
  };
  repeat('making backups', BACKUPS_EVERY_MS, () => makeBackups(db, backups), log, stops);
  repeat('noting failed sign-ins', FAILED_EVERY_MS, () => noteFailedSignIns(db, now()), log, stops)();
  repeat('forgetting old sessions', FORGET_EVERY_MS, () => forgetOld(db, now()), log, stops);
  repeat(
    'removing forgotten files',
    FORGET_EVERY_MS,
    () => removeForgottenFiles(db, files, now()),
    log,
    stops,
  )();
  repeat('sweeping the files of reports', SWEEP_EVERY_MS, () => sweepReports(files, now()), log, stops)();
  const ofTheDay = oncePerDay(async (at) => {
    await makeNotifications(db, at);
    await mailHeads(db, at);
    await recountBookedEarlier(db, at);
  });
  repeat('the work of a new day', NEW_DAY_SEEN_WITHIN_MS, () => ofTheDay(now()), log, stops)();
  repeat(
    'posting to the books',
    POSTINGS_EVERY_MS,
    () => resumePostings(db, { service, now: now(), log }),
    log,
    stops,
  );
  const [{ smtp }, end] = [settings, new AbortController()];
  if (smtp)
    repeat(
      'sending mail',
      MAIL_EVERY_MS,
      () => deliverMail(db, toServer(smtp), { now, log, end: end.signal }),
      log,
      stops,
    )();
  stops.push(() => end.abort());
  // Clients hear of it at once; the jobs above end meanwhile.
  stops.push(() => void stop());
  return { url, installation };
}
