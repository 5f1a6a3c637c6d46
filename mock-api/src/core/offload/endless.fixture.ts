// Work that goes wrong, for the tests of threads and child processes.
import { DomainError } from '../domain-error.ts';

export const echo = (text: string): string => text;

export function spin(): never {
  for (;;);
}

/** Takes memory until there is none. */
export function devour(): never {
  const all: object[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, () => ({})));
}

let kept: Buffer | undefined;

/** Holds so many megabytes from now on; in which process. */
export function hold(megabytes: number): number {
  kept = Buffer.alloc(megabytes * 1024 * 1024, 1);
  return kept.length > 0 ? process.pid : 0;
}

export const crash = (): never => process.exit(3);

export function refuse(code: 'NOT_FOUND'): never {
  throw new DomainError(code, { message: 'of a thread' });
}
