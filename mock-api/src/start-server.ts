import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { areas, backupRules } from './areas.ts';
import { bookkeepingKeys, serviceAccess } from './bookkeeping/connection/service-access.ts';
import type { HeadFile } from './core/audit/audit-heads.ts';
import { auditKeys } from './core/audit/audit-keys.ts';
import { commitsOf } from './core/db/commits.ts';
import { JOBS } from './core/db/shares/share.ts';
import { type Database, sharedBy } from './core/db/transaction.ts';
import { clamd } from './core/files/content/scanner.ts';
import { troublesOf } from './core/health/disk-troubles.ts';
import type { Deps } from './core/http/deps.ts';
import { forKnownHost, openedOrigin, overHttps } from './core/http/known-host.ts';
import { limitedServer } from './core/http/serving/limited-server.ts';
import { ReadReplica } from './core/http/serving/read-replica.ts';
import { stoppable } from './core/http/serving/stop-serving.ts';
import { UnderWay } from './core/http/serving/under-way.ts';
import type { JobDeps } from './core/jobs/job.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { createLog } from './core/log.ts';
import { toServer } from './core/mail/deliver-mail.ts';
import { registered, type SentRegister } from './core/mail/sent-register.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import { serveMetrics } from './core/metrics/serve-metrics.ts';
import { logPlaces } from './core/outside/log-places.ts';
import { claimPlaces } from './core/places/claim-places.ts';
import { findRestore } from './core/restore/find-restore.ts';
import { registryKeys } from './core/site/registry-keys.ts';
import { type Site, serveSite } from './core/site/serve-site.ts';
import { siteFaults } from './core/site/site-faults.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { fillPlainDemo } from './demo/fill-plain-demo.ts';
import { makeDemo } from './demo/make-demo.ts';
import { startEmulator } from './demo/start-emulator.ts';
import { endAllSessions } from './identity/public.ts';
import { type Installation, prepareInstallation } from './identity/setup/installation.ts';
import { requireProductionData, requireProductionSettings } from './production-settings.ts';
import { sharedSite } from './remotes/public.ts';
import type { Settings } from './settings.ts';
import { type Stops, startDatabase } from './start-database.ts';
import { backupsOf, buildsIn, filesOf, headsOf, sentRegisterOf, sharedPlaces } from './stores.ts';
import { VERSION } from './version.ts';

export type RunningServer = { url: string; installation: Installation & { setupSecret?: string } };

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

/** The installation there is, or a new one; a demo that is new is filled before anybody sees it. */
async function installed(
  settings: Settings,
  { db, files, log, heads }: Pick<JobDeps, 'db' | 'files' | 'log'> & { heads: HeadFile },
  now: Date,
): Promise<RunningServer['installation']> {
  const installation = await prepareInstallation(db, {
    makeDemo: settings.demo === 'none' ? undefined : makeDemo,
    now,
  });
  requireProductionData(settings, installation.demo);
  await claimPlaces(db, sharedPlaces(settings), { now, log });
  const { isNew } = installation;
  await findRestore(db, { heads, now, log, isNew, endSessions: (tx) => endAllSessions(tx, now) });
  if (installation.demo && !installation.demoFilled)
    await (settings.demo === 'plain' ? fillPlainDemo(db, now) : fillDemo({ db, files, log, areas }, now));
  return installation;
}

/** Starts what the areas do by themselves; a stop asks the work that is under way to end. */
function startJobs(
  settings: Settings,
  deps: Omit<JobDeps, 'backupKey' | 'backupRules' | 'end' | 'handOver'> & { sentRegister: SentRegister },
  stops: Stops,
): void {
  const end = new AbortController();
  const ofJobs = {
    ...deps,
    ...{ backupKey: settings.backupKey, backupRules, end: end.signal },
    handOver: settings.smtp && registered(toServer(settings.smtp), deps.sentRegister, deps.now),
  };
  runJobs(
    areas.flatMap(({ jobs }) => jobs(ofJobs)),
    { db: deps.db, now: deps.now, log: deps.log, stops },
  );
  stops.push(() => end.abort());
}

/** The site of this server alone, or that of all who share its builds. */
function servedSite(
  { siteFolder, sharedBuilds, registryKey }: Settings,
  { db, ...options }: { db: Database; now: () => Date; onFault: (fault: string) => void },
): Site {
  const all = { ...options, keys: registryKeys(registryKey) };
  return sharedBuilds === undefined
    ? serveSite(siteFolder, all)
    : sharedSite(siteFolder, { ...all, db, store: buildsIn(sharedBuilds) });
}

/** Serves the figures of this server where they are asked for: calls, and which reads the standby answered, where there is one. */
async function watched(
  { metrics: at }: Settings,
  { reading, log, ...dbs }: { db: Database; asking: Database; reading: Database | undefined; log: Logger },
  stops: Stops,
): Promise<Pick<Deps, 'noteCall' | 'replica'>> {
  if (!at) return { replica: reading && new ReadReplica(reading, log) };
  const metrics = createMetrics({ ...dbs, version: VERSION, queues: areas.flatMap(({ queues }) => queues) });
  const { close } = await serveMetrics(metrics, at);
  stops.push(close);
  return {
    noteCall: metrics.noteCall,
    replica: reading && new ReadReplica(reading, log, metrics.noteRead),
  };
}

/** Starts everything; each started part adds to `stops` how it is stopped, also when a later part fails. */
export async function startServer(settings: Settings, stops: Stops): Promise<RunningServer> {
  requireProductionSettings(settings);
  const log = createLog(settings.logLevel, logPlaces(settings.logTo, stops));
  const now = () => new Date();
  const { db: whole, health, reading, cut } = await startDatabase(settings, log, stops);
  const db = sharedBy(whole, JOBS);
  const files = filesOf(settings);
  const [keys, heads] = [auditKeys(settings.auditKey), headsOf(settings)];
  const installation = await installed(settings, { db, files, log, heads }, now());
  const emulator = await emulatorOf(settings, installation.demo, log, stops);
  const service = serviceAccess(settings.bookkeeping, emulator);
  let url = '';
  const origin = (asked: string) => settings.publicUrl ?? openedOrigin(url, asked);
  const auditProof = async () => ({ keys, ...(await heads.read()) });
  const onFault = (fault: string) => log.error({ fault }, 'the site is not as it was built');
  const site = servedSite(settings, { db: whole, now, onFault });
  await site.builds.sharing
    ?.keepUp()
    .catch((err: unknown) => log.error({ err }, 'the registry of other servers was not taken over'));
  const underWay = new UnderWay();
  const deps = {
    ...{ db, files, now, log, version: VERSION, trustProxy: settings.trustProxy, origin, service },
    ...{ underWay, builds: site.builds, secretKeys: bookkeepingKeys(settings.bookkeeping.key) },
    afterAnswer: (work: () => Promise<unknown>) =>
      void underWay.answered(work).catch((err: unknown) => log.error({ err }, 'work after an answer failed')),
    troubles: troublesOf(settings, now),
    mailWaits: !settings.smtp && !installation.demo,
    backups: backupsOf(settings),
    commits: commitsOf(health),
    auditProof,
    sentRegister: sentRegisterOf(settings),
    ...(await watched(settings, { db: whole, asking: health, reading, log }, stops)),
    ...(settings.scanner && { scan: clamd(settings.scanner) }),
  };
  for (const fault of await siteFaults(settings.siteFolder)) onFault(fault);
  const app = createApp(deps, site);
  const server = limitedServer(
    overHttps(forKnownHost(app.fetch, settings.publicUrl, settings.host), settings),
    settings.trustProxy,
  );
  const stop = stoppable(server, underWay, cut);
  const port = await listen(server, settings.host, settings.port);
  url = `http://${shownHost(settings.host)}:${port}/`;
  stops.push(stop);
  startJobs(settings, { ...deps, chain: { keys, heads } }, stops);
  // Clients hear of it at once; the jobs above end meanwhile.
  stops.push(() => void stop());
  return { url, installation };
}
