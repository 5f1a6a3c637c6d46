import { useEffect, useState } from 'react';

type Answer<T> = { data?: T; error?: unknown };

/** What a call answers, asked for once; `again` asks anew. Home needs no more, and opens without the library of queries. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> & { isPending: boolean; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({});
  // Another attempt is another wish for the same.
  useEffect(() => {
    let current = true;
    const set = (next: Answer<T>) => current && setAnswer(next);
    ask().then(
      (data) => set({ data }),
      (error: unknown) => set({ error }),
    );
    return () => {
      current = false;
    };
  }, [ask, attempt]);
  const again = (): void => {
    setAnswer({});
    setAttempt((count) => count + 1);
  };
  return { ...answer, isPending: !('data' in answer || 'error' in answer), again };
}
