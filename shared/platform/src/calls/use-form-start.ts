import { useState } from 'react';

type Read = { isPending: boolean; isStale: boolean; isFetching: boolean };

/**
 * Whether a form may start with what these reads (results of `useQuery`) have answered. It would save what it starts with: an old answer that is just
 * being read again is waited out once; what is read while the form stands open does not close it.
 */
export function useFormStart(...reads: readonly Read[]): boolean {
  const [started, setStarted] = useState(false);
  const waits = reads.some(({ isPending, isStale, isFetching }) => isPending || (isStale && isFetching));
  if (!started && !waits) setStarted(true);
  return started;
}
