/** The promise's outcome, or a rejection with `late()` once `limitMs` have passed. */
export function within<T>(limitMs: number, promise: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
