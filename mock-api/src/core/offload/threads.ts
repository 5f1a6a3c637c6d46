import { Piscina } from 'piscina';
import { DomainError } from '../domain-error.ts';
import { threadProgram } from './place.ts';
import type { JobAnswer, SentJob } from './run-job.ts';

/** One may be busy with a long workbook while the other reads what is short. */
const MOST_THREADS = 2;
/** Ten times what the largest workbook takes. */
const MEMORY_MB = 512;
/** Rows of a workbook live until it is read: with more room for what is young they are copied less. */
const YOUNG_MB = 64;
const IDLE_MS = 60_000;

let pool: Piscina | undefined;

function threads(): Piscina {
  pool ??= new Piscina({
    filename: threadProgram(),
    name: 'runJob',
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    // A thread that waits by Atomics does nothing else, and the jobs read zip archives as streams.
    atomics: 'disabled',
  });
  return pool;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Waits until a thread is free: the time a job may take begins with its work, not while it stands in the queue. */
async function turn(): Promise<void> {
  if (running >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

/** Hands the free thread to the next in the queue. */
function done(): void {
  const [next] = waiting.splice(0, 1);
  if (next) next();
  else running -= 1;
}

/** Runs a job in another thread; one that takes too long or too much memory is ended with its thread and refused with `TOO_HEAVY`. */
export async function inThread(job: SentJob, seconds: number): Promise<JobAnswer> {
  await turn();
  try {
    return await threads().run(job, { signal: AbortSignal.timeout(seconds * 1000) });
  } catch (cause) {
    throw new DomainError('TOO_HEAVY', { cause });
  } finally {
    done();
  }
}
