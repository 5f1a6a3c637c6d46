import { Piscina } from 'piscina';
import { DomainError } from '../domain-error.ts';
import { threadProgram } from './place.ts';
import { Places } from './places.ts';
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

const places = new Places(MOST_THREADS);

/** Runs a job in another thread; one that takes too long or too much memory is ended with its thread and refused with `TOO_HEAVY`. */
export function inThread(job: SentJob, seconds: number): Promise<JobAnswer> {
  return places.run(() =>
    threads()
      .run(job, { signal: AbortSignal.timeout(seconds * 1000) })
      .catch((cause: unknown) => {
        throw new DomainError('TOO_HEAVY', { cause });
      }),
  );
}
