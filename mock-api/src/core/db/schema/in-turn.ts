import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { OWNER_PATH } from '../connection-start.ts';

/** Any number: the same for every server that starts on this database. */
const LOCK = 7_242_026;
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

const pause = () => wait(PAUSE_MS * (1 + Math.random()));

/**
 * Does `work` when no other start is at it, however long that takes. The turn is the connection's and ends with it. Nobody waits for it within a statement: an
 * index that is made beside people at work waits for every statement that began before.
 */
export async function inTurn(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [LOCK]);
    return rows[0]?.is === true;
  };
  while (!(await isMine())) await pause();
  try {
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
  }
}

/**
 * Does `work` in one transaction. It gives way: what it cannot have within half a second it lets go of, with all it has done, and tries again a little later, so
 * that nobody who works in the database ever waits longer for it, or is ended by a deadlock with it.
 */
export async function givingWay<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  for (const start = Date.now(); ; await pause()) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${LOCK_MS}ms'; set local search_path = ${OWNER_PATH}`);
      const result = await work();
      await client.query('commit');
      return result;
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
