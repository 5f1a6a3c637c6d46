import type { Language } from './browser.ts';

/** A run looks at each state in one language (half of some 220 looks), `pnpm soak` in both; PAGA_SEED puts the turns one on. */
const soak = process.env.PAGA_SOAK === '1';
const seed = Number(process.env.PAGA_SEED ?? 0);
const times = new Map<string, number>();

/** Whether the n-th time at a place is this language's in this run; the other language has the times between. */
export const isTurnOf = (language: Language, nth: number): boolean =>
  soak || (nth + seed + (language === 'en' ? 1 : 0)) % 2 === 0;

/** The same of a line of a journey that both languages come by: each time there is one language's, and the next line is the other's. */
export function isTurnHere(language: Language, caller: Error): boolean {
  const line = caller.stack
    ?.split('\n')
    .map((frame) => /\.test\.ts:(\d+):\d+/.exec(frame)?.[1])
    .find((found) => found !== undefined);
  if (line === undefined) throw new Error('no line of a journey called this', { cause: caller });
  const key = `${line} ${language}`;
  const before = times.get(key) ?? 0;
  times.set(key, before + 1);
  return isTurnOf(language, Number(line) + before);
}
