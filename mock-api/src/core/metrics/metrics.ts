import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { asAccess, type Database } from '../db/transaction.ts';
import { type Queue, type Standing, standing } from './standing.ts';

/** What a server counts for those who watch it: no figure names a person, a company or an amount. */
export type Metrics = {
  /** Notes a call that was answered with a status after so many seconds. */
  noteCall: (call: string, status: number, seconds: number) => void;
  /** Notes which database answered a read that a replica may answer. */
  noteRead: (from: string) => void;
  /** All figures of now, in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

/** `db` is the database whose connections are counted, `asking` the connection that figures are looked up by, so that they are there while all others are in use. */
type Watched = { db: Database; asking: Database; queues: readonly Queue[] };

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function callFigures(registers: Registry[]) {
  const calls = new Counter({
    ...{ name: 'paga_calls_total', help: 'Calls answered', labelNames: ['call', 'status'], registers },
  });
  const seconds = new Histogram({
    ...{ name: 'paga_call_seconds', help: 'How long calls took', labelNames: ['call'], registers },
    buckets: SECONDS,
  });
  return (call: string, status: number, took: number) => {
    calls.inc({ call, status: String(status) });
    seconds.observe({ call }, took);
  };
}

/** Figures that are looked up when they are asked for; a database that does not answer leaves out its own, and says so. */
function standingFigures({ db, asking, queues }: Watched, registers: Registry[]) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `paga_${name}`, help, labelNames, registers });
  const connections = gauge('connections', 'Database connections of this server, by what they do', ['state']);
  const isUp = gauge('database_up', '1 while the database answers');
  const waiting = gauge('waiting', 'What waits for servers to do it, by queue', ['queue']);
  const oldest = gauge('waiting_seconds', 'How long the first of a queue has waited', ['queue']);
  const failed = gauge('failed', 'What was given up and needs somebody, by queue', ['queue']);
  const ended = gauge('job_ended_seconds', 'When a run of a job last ended well, in seconds since 1970', [
    'job',
  ]);
  const faulty = gauge('job_faulty', '1 where the last run of a job failed', ['job']);
  const show = ({ queues, jobs }: Standing) => {
    for (const queue of queues) {
      waiting.set({ queue: queue.name }, queue.waiting);
      oldest.set({ queue: queue.name }, queue.seconds);
      failed.set({ queue: queue.name }, queue.failed);
    }
    for (const job of jobs) {
      if (job.ended !== null) ended.set({ job: job.name }, job.ended);
      faulty.set({ job: job.name }, job.faulty ? 1 : 0);
    }
  };
  return async () => {
    const { totalCount, idleCount } = db.$client;
    connections.set({ state: 'used' }, totalCount - idleCount);
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'waited for' }, db.shares.load.waiting);
    const found = await asAccess(asking, (tx) => standing(tx, queues), { readOnly: true }).catch(
      () => undefined,
    );
    isUp.set(found ? 1 : 0);
    for (const one of [waiting, oldest, failed, ended, faulty]) one.reset();
    if (found) show(found);
  };
}

/** The figures of one server. */
export function createMetrics({ version, ...watched }: Watched & { version: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'paga_version',
    help: 'The version that runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  const noteCall = callFigures([registry]);
  const reads = new Counter({
    ...{
      name: 'paga_reads_total',
      help: 'Reads that a replica may answer, by who did',
      labelNames: ['from'],
    },
    registers: [registry],
  });
  const look = standingFigures(watched, [registry]);
  return {
    noteCall,
    noteRead: (from) => reads.inc({ from }),
    text: async () => {
      await look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
