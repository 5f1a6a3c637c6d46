import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './browser.ts';

/** The version here, or the one before it. */
export type Version = 'this' | 'previous';

/** A shell with remotes beside it and a server under it, and what comes of it; `sample`: walked in every run, the others in `pnpm soak skew`. */
export type Combination = {
  shell: Version;
  remote: Version;
  server: Version;
  result: 'works' | keyof typeof SENTENCES;
  sample?: true;
};

/** What each place of a remote says instead of being there. `incompatible`: it was built for another major version of kit or platform. */
export const SENTENCES = {
  incompatible: {
    sq: (title: string) => `“${title}” nuk u ngarkua`,
    en: (title: string) => `“${title}” could not be loaded`,
  },
} satisfies Record<string, Record<Language, (title: string) => string>>;

const TABLE = path.resolve(__dirname, '../../shared/build/soak/combinations.json');

/** Which combinations work. Written for the commit in the `previous.json` beside it, and anew with that. */
export const COMBINATIONS: readonly Combination[] = JSON.parse(readFileSync(TABLE, 'utf8'));
