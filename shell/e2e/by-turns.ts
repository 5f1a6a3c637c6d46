import path from 'node:path';
import { LANGUAGES, type Language } from './browser.ts';

const both = process.env.PAGA_SOAK === '1' || process.env.PAGA_BOTH_LANGUAGES === '1';
/** Changes from commit to commit (`test-all.mjs`), so that each journey comes by in the other language soon. */
const turn = Number(process.env.PAGA_TURN ?? 0);

/**
 * The languages of a journey in this run: Albanian, and by turns English after it, half of the journeys each time, as a run has no time for both everywhere. English
 * goes second where both meet one company. Both where somebody names the journey (`pnpm e2e leave`), and in `pnpm soak e2e`.
 */
export function languagesOf(file: string): readonly Language[] {
  const place = [...path.basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), turn);
  return both || place % 2 === 0 ? LANGUAGES : ['sq'];
}

/** The cases of a table whose language this run takes; the language stands first. */
export const casesInTurn = <Case extends readonly [Language, ...unknown[]]>(
  file: string,
  cases: readonly Case[],
) => cases.filter(([language]) => languagesOf(file).includes(language));
