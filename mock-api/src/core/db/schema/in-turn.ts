import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { OWNER_PATH } from '../connection-start.ts';

/** So long a start waits for what people hold; PostgreSQL looks for a deadlock after a second, and could end one of them instead. */
const LOCK_MS = 500;
const PAUSE_MS = 300;
const GIVEN_UP_MS = 120_000;

type Refusal = { code?: string; message: string };

/** Another start, of this or of another database, changes the same row of the catalogue. PostgreSQL gives it no code of its own. */
export const isCatalogRace = ({ message }: Refusal) => message.includes('tuple concurrently updated');

/** Somebody uses what is to be changed. */
const IN_USE = new Set(['55P03', '40P01', '40001']);
const isBusy = (error: Refusal) => IN_USE.has(error.code ?? '') || isCatalogRace(error);

/**
 * Does `work` in one transaction, one start at a time. It gives way: what it cannot have within half a second it lets go of, with all it has done, and tries
 * again a little later, so that nobody who works in the database ever waits longer for it, or is ended by a deadlock with it.
 */
export async function inTurn(client: pg.Client, lock: number, work: () => Promise<void>): Promise<void> {
  for (const start = Date.now(); ; await wait(PAUSE_MS * (1 + Math.random()))) {
    await client.query('begin');
    try {
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
      await client.query(`set local lock_timeout = '${LOCK_MS}ms'; set local search_path = ${OWNER_PATH}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isBusy(error as Error)) throw error;
      if (Date.now() - start > GIVEN_UP_MS)
        throw new Error(
          `The database was in use for ${GIVEN_UP_MS / 1000} s without a pause of half a second: start again when less is going on.`,
          { cause: error },
        );
    }
  }
}
