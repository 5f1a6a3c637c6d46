import { type ChildProcess, fork } from 'node:child_process';
import { DomainError } from '../domain-error.ts';
import { childProgram } from './place.ts';
import { Places } from './places.ts';
import type { FromChild, JobAnswer, SentJob } from './run-job.ts';

type Job = {
  sent: SentJob;
  seconds: number;
  resolve: (answer: JobAnswer) => void;
  reject: (error: Error) => void;
};
type Child = { process: ChildProcess; job: Job | undefined; timer: NodeJS.Timeout | undefined };

/** One may be busy with a long report while the other draws what is short. */
const MOST_CHILDREN = 2;
/** So long a child stays warm without work. */
const IDLE_MS = 60_000;

const children: Child[] = [];
const places = new Places(MOST_CHILDREN);

function forget(child: Child): void {
  clearTimeout(child.timer);
  const at = children.indexOf(child);
  if (at >= 0) children.splice(at, 1);
}

/** Ends a child without work; none is given to it while it ends. */
function dismiss(child: Child): void {
  forget(child);
  child.process.kill('SIGKILL');
}

/** The job a child had is refused, whether the child was ended over it or broke down. */
function gone(child: Child): void {
  forget(child);
  child.job?.reject(new DomainError('TOO_HEAVY', { message: 'the work was ended' }));
  child.job = undefined;
}

function started(): Child {
  const { file, execArgv } = childProgram();
  const process = fork(file, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const child: Child = { process, job: undefined, timer: undefined };
  process.on('error', () => undefined);
  process.once('exit', () => gone(child));
  process.on('message', (sent) => {
    const [{ job }, { answer, isFull }] = [child, sent as FromChild];
    rest(child);
    if (isFull) dismiss(child);
    job?.resolve(answer);
  });
  children.push(child);
  return child;
}

/** A child without work does not keep the server alive, and ends after a while. */
function rest(child: Child): void {
  clearTimeout(child.timer);
  child.job = undefined;
  child.process.unref();
  child.process.channel?.unref();
  child.timer = setTimeout(() => dismiss(child), IDLE_MS).unref();
}

function begin(child: Child, job: Job): void {
  clearTimeout(child.timer);
  child.job = job;
  child.process.ref();
  child.process.channel?.ref();
  child.timer = setTimeout(() => child.process.kill('SIGKILL'), job.seconds * 1000);
  child.process.send(job.sent, (error) => error && child.process.kill('SIGKILL'));
}

/** Runs a job in another process; one that takes too long is killed with it, and refused with `TOO_HEAVY`. */
export function inChild(sent: SentJob, seconds: number): Promise<JobAnswer> {
  const job = () =>
    new Promise<JobAnswer>((resolve, reject) => {
      const free = children.find((child) => child.job === undefined) ?? started();
      begin(free, { sent, seconds, resolve, reject });
    });
  return places.run(job);
}
