/** A job as it travels: the file of its program, the function's name there, and its one argument as plain values. */
export type SentJob = { program: string; name: string; input: unknown };

/** What comes back: the answer, or the fault in words that travel; a refusal of ours keeps its code and details. */
export type JobAnswer =
  | { value: unknown }
  | { fault: { message: string; refusal?: { code: string; text?: string; fields?: unknown } } };

/** What a child process sends: the answer, and whether it holds so much memory that it takes no further job. */
export type FromChild = { answer: JobAnswer; isFull: boolean };

type Jobs = Record<string, (input: unknown) => unknown>;
type Refusal = { name: string; code: string; text?: string; fields?: unknown };

function packed(error: unknown): JobAnswer {
  if (typeof error !== 'object' || error === null) return { fault: { message: String(error) } };
  const { message = '' } = error as { message?: string };
  // Not by `instanceof`: each program is bundled with a class of its own.
  const { name, code, text, fields } = error as Refusal;
  if (name !== 'DomainError') return { fault: { message } };
  return { fault: { message, refusal: { code, text, fields } } };
}

/** Runs a job in this thread or process. */
export async function runJob({ program, name, input }: SentJob): Promise<JobAnswer> {
  try {
    const jobs = (await import(/* webpackIgnore: true */ program)) as Jobs;
    return { value: await jobs[name]?.(input) };
  } catch (error) {
    return packed(error);
  }
}
