import { useCompany, useSession } from '@paga/platform';
import { useSyncExternalStore } from 'react';
import type { Period } from './use-period.ts';

/**
 * A kind of long work on a month, for each person, company and month. It outlives its window and its screen: one may look elsewhere meanwhile, and
 * come back to see how far it is or what was left. Answers a hook: the run, null without one, and how it is changed. Who starts one looks first
 * whether there is one.
 */
export function longWork<Run>(): (period: Period) => [Run | null, (next: Run | null) => void] {
  const runs = new Map<string, Run>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function useLongWork({ month, year }) {
    const company = useCompany();
    const { user } = useSession();
    const key = `${user.id}/${company.id}/${year}-${month}`;
    const run = useSyncExternalStore(subscribe, () => runs.get(key) ?? null);
    const hold = (next: Run | null) => {
      if (next) runs.set(key, next);
      else runs.delete(key);
      for (const listener of listeners) listener();
    };
    return [run, hold];
  };
}
