import type { ErrorCode, FieldError } from '@paga/contract/error-codes';
import { DomainError } from '../domain-error.ts';
import { inChild } from './children.ts';
import { programFile } from './place.ts';
import type { JobAnswer, SentJob } from './run-job.ts';
import { inThread } from './threads.ts';

type Jobs = Record<string, (input: never) => unknown>;
/** `thread` is for JavaScript, `process` for native code, which a thread cannot be stopped in. */
type Place = 'thread' | 'process';
type Limits = { in: Place; seconds: number };

/** Takes an answer out of its envelope. What comes from elsewhere has Node's own arrays, which differ from a test's. */
function opened(answer: JobAnswer): unknown {
  if (!('fault' in answer)) return ArrayBuffer.isView(answer.value) ? ownBytes(answer.value) : answer.value;
  const { message, refusal } = answer.fault;
  if (!refusal) throw new Error(message);
  const { code, text, fields } = refusal;
  throw new DomainError(code as ErrorCode, {
    ...(text !== undefined && { message: text }),
    ...(fields !== undefined && { fields: fields as FieldError[] }),
  });
}

const ownBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * The functions of a program, run beside the event loop: `offloaded<typeof import('./word.worker.ts')>('documents/fill/word.worker', ...)`. A job that takes
 * longer than `seconds`, or more memory than a thread has, is ended and refused with `TOO_HEAVY`; nobody else notices.
 */
export function offloaded<Program>(program: string, limits: Limits) {
  type Own = { [Name in keyof Program]: Program[Name] extends Jobs[string] ? Program[Name] : never };
  const run = limits.in === 'thread' ? inThread : inChild;
  return async <Name extends keyof Own & string>(
    name: Name,
    input: Parameters<Own[Name]>[0],
  ): Promise<Awaited<ReturnType<Own[Name]>>> => {
    const job: SentJob = { program: programFile(program), name, input };
    return opened(await run(job, limits.seconds)) as Awaited<ReturnType<Own[Name]>>;
  };
}
