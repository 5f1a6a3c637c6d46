import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import { chooseRunner, privateFile, privateFolder } from '@paga/mock-api/core/db/embedded/runner';
import { stopPostgres } from '@paga/mock-api/core/db/embedded/stop-process';
import { hasPostgres, untilReady } from './installed-postgres.ts';

const VERSION = 15;
const PROGRAMS = `/usr/lib/postgresql/${VERSION}/bin`;
const PGBACKREST = '/usr/bin/pgbackrest';
const STANZA = 'paga';

/** Whether the system has the PostgreSQL and the pgBackRest of Debian 12. */
export const hasArchive = (): boolean => hasPostgres(VERSION) && existsSync(PGBACKREST);

const connectionOf = (cluster: string): Connection => ({
  ...{ host: cluster, port: 5432, user: 'postgres', password: '', database: 'postgres' },
});

/** A PostgreSQL whose changes are archived by pgBackRest, as `docs/operations.md` sets it up. */
export class ArchivedPostgres {
  readonly #runner = chooseRunner();
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'paga-archive-'));
  readonly #first = path.join(this.#folder, 'first');
  readonly connection = connectionOf(this.#first);
  #running: ChildProcess | undefined;

  constructor() {
    for (const name of ['', 'repository', 'log']) privateFolder(path.join(this.#folder, name), this.#runner);
  }

  #must(program: string, args: string[]): void {
    const options = { ...this.#runner.spawn, cwd: this.#folder, encoding: 'utf8' as const };
    const { status, stdout, stderr } = spawnSync(program, args, options);
    if (status !== 0)
      throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  }

  /** What pgBackRest is called with for a cluster; its settings stand in a file beside. */
  #archiveOf(cluster: string): string[] {
    const file = path.join(this.#folder, `${path.basename(cluster)}.conf`);
    const [log, repository] = ['log', 'repository'].map((name) => path.join(this.#folder, name));
    const text = `[global]
repo1-path=${repository}
log-path=${log}
lock-path=${log}
spool-path=${log}
start-fast=y
log-level-console=error
[${STANZA}]
pg1-path=${cluster}
pg1-socket-path=${cluster}
pg1-user=postgres
`;
    privateFile(file, text, this.#runner);
    return [`--config=${file}`, `--stanza=${STANZA}`];
  }

  async #start(cluster: string): Promise<Connection> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${cluster}`,
      'archive_mode=on',
      `archive_command=${[PGBACKREST, ...this.#archiveOf(cluster)].join(' ')} archive-push %p`,
    ];
    const args = ['-D', cluster, ...settings.flatMap((text) => ['-c', text])];
    const options = { ...this.#runner.spawn, cwd: this.#folder, stdio: 'ignore' } as const;
    this.#running = spawn(path.join(PROGRAMS, 'postgres'), args, options);
    await untilReady(connectionOf(cluster));
    return connectionOf(cluster);
  }

  async #end(): Promise<void> {
    if (this.#running?.pid) await stopPostgres(this.#running.pid);
    this.#running = undefined;
  }

  /** Makes an empty cluster and starts it. */
  async start(): Promise<this> {
    const options = ['-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust'];
    this.#must(path.join(PROGRAMS, 'initdb'), ['-D', this.#first, ...options]);
    await this.#start(this.#first);
    this.#must(PGBACKREST, [...this.#archiveOf(this.#first), 'stanza-create']);
    return this;
  }

  /** Saves the whole cluster, from which on it can be set back to any moment. */
  save(): void {
    this.#must(PGBACKREST, [...this.#archiveOf(this.#first), 'backup', '--type=full']);
  }

  /** Ends the cluster and starts another one, as it was at this moment (PostgreSQL's own words for it). */
  async setBackTo(moment: string): Promise<Connection> {
    await this.#end();
    const second = path.join(this.#folder, 'second');
    privateFolder(second, this.#runner);
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
    this.#must(PGBACKREST, [...this.#archiveOf(second), ...target, 'restore']);
    return this.#start(second);
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
