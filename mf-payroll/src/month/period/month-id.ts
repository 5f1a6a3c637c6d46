import type { Period } from './use-period.ts';

/** A month as one number, that grows with time: what two components agree on where an object would be a new one at every render. */
export const monthIdOf = ({ month, year }: Period): number => year * 12 + month - 1;

/** The month of such a number. */
export const periodOfId = (id: number): Period => ({ month: (id % 12) + 1, year: Math.floor(id / 12) });
