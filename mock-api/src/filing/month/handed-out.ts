import type { HandedOut } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import type { NotedTask } from '#payroll/public.ts';

/** What was done with closings that no longer hold, the newest closing first. */
export function handedOut(earlier: readonly ClosedVersion[], noted: readonly NotedTask[]): HandedOut[] {
  return earlier.flatMap(({ id, number, paid, declared }) => [
    ...(paid ? [{ closing: number, task: 'paid' as const, ...paid }] : []),
    ...(declared ? [{ closing: number, task: 'declared' as const, ...declared }] : []),
    ...noted
      .filter(({ versionId, outcome }) => versionId === id && outcome === 'done')
      .map(({ task, mark }) => ({ closing: number, task, ...mark })),
  ]);
}
