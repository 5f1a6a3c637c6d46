import { formatNumber } from '@paga/kit';

/** A count for a text: `count` chooses singular or plural, `shown` is the figure with its thousands separated. */
export function counted(count: number): { count: number; shown: string } {
  return { count, shown: formatNumber(count) };
}
