import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, inCompany, sharedBy, type Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';

/** How long a read waits for the replica to be where the primary was when its session was read. */
const WAIT_MS = 200;
const LOOK_EVERY_MS = 5;
/** How long it is left out after it did not answer, and after it was behind: nobody waits again for what was just too slow. */
const AWAY_MS = 5_000;
const BEHIND_MS = 1_000;
/** A read that replaying the primary's changes got in the way of. PostgreSQL rolled it back. */
const CONFLICT = new Set(['40001', '40P01']);

/** The replica cannot answer: it is behind, or no standby at all. */
class NotThere extends Error {}

function isConflict(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (CONFLICT.has((at as { code?: string }).code ?? '')) return true;
  return false;
}

/** Whether this standby has replayed what the primary had written up to a place in its log. Of several behind one address each is asked for itself. */
async function hasReplayed(tx: Tx, upTo: string): Promise<boolean> {
  const { rows } = await tx.execute<{ standby: boolean; there: boolean | null }>(
    sql`select pg_is_in_recovery() as "standby", pg_last_wal_replay_lsn() >= ${upTo}::pg_lsn as "there"`,
  );
  if (!rows[0]?.standby) throw new NotThere('DATABASE_READ_URL leads to no standby');
  return rows[0].there ?? false;
}

async function untilReplayed(tx: Tx, upTo: string): Promise<void> {
  for (const end = performance.now() + WAIT_MS; !(await hasReplayed(tx, upTo)); await wait(LOOK_EVERY_MS))
    if (performance.now() > end) throw new NotThere('the replica is behind');
}

/** Which database answered: for those who watch the server. */
type ReadFrom = 'replica' | 'primary';

/**
 * A standby that answers reads which may take long. A read sees all that was committed when its session was read on the primary, by anybody: who has
 * just saved sees it. A replica that is away or behind is left out without an error: the primary answers.
 */
export class ReadReplica {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #note: (from: ReadFrom) => void;
  #outUntil = 0;

  constructor(db: Database, log: Logger, note: (from: ReadFrom) => void = () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#note = note;
  }

  /** Reads in a company, here or on the primary. `upTo` is where the primary's log ended; `work` may run twice. */
  async read<T>(
    primary: Database,
    { companyId, upTo }: { companyId: number; upTo: string | null },
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const here =
      upTo === null
        ? undefined
        : await this.#tried(sharedBy(this.#db, primary.share), { companyId, upTo }, work);
    this.#note(here ? 'replica' : 'primary');
    return here ? here.answer : inCompany(primary, companyId, work, { readOnly: true });
  }

  async #tried<T>(
    db: Database,
    { companyId, upTo }: { companyId: number; upTo: string },
    work: (tx: Tx) => Promise<T>,
    again = true,
  ): Promise<{ answer: T } | undefined> {
    if (performance.now() < this.#outUntil) return undefined;
    const within = async (tx: Tx) => {
      await untilReplayed(tx, upTo);
      return { answer: await work(tx) };
    };
    try {
      return await inCompany(db, companyId, within, { readOnly: true });
    } catch (error) {
      // What the handler refuses by itself is an answer.
      if (error instanceof DomainError) throw error;
      if (isConflict(error)) return again ? this.#tried(db, { companyId, upTo }, work, false) : undefined;
      this.#leaveOut(error);
      return undefined;
    }
  }

  #leaveOut(error: unknown): void {
    const isBehind = error instanceof NotThere;
    this.#outUntil = performance.now() + (isBehind ? BEHIND_MS : AWAY_MS);
    this.#log.warn({ err: error }, 'a read went to the primary, not to the replica');
  }
}
