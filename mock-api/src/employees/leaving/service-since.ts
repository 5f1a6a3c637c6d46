import { unbrokenWork, weekday } from '@paga/payroll';
import type { EmployeeRow } from '#people/public.ts';

const GOES_ON = '9999-12-31';

/** Since when somebody works here unbroken: the first day of work, or of the contract after a break (art. 35(1)). */
export function serviceSince({ jobStarted, contractStarted, earlierContracts }: EmployeeRow): string | null {
  if (contractStarted === null) return jobStarted;
  const newest = { started: contractStarted, ended: GOES_ON };
  const stretches = unbrokenWork([...earlierContracts, newest], (day) => weekday(day) <= 5);
  const since = stretches.at(-1)?.started ?? contractStarted;
  return stretches.length === 1 && jobStarted !== null && jobStarted < since ? jobStarted : since;
}
