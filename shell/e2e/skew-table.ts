import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version here, or the one before it. */
export type Version = 'this' | 'previous';

/** A shell with remotes beside it and a server under it; `sample`: walked in every run, the others in `pnpm soak skew`. */
export type Combination = { shell: Version; remote: Version; server: Version; sample?: true };

const TABLE = path.resolve(__dirname, '../../shared/build/soak/combinations.json');

/** The combinations that work. Written for the commit in the `previous.json` beside it, and anew with that. */
export const COMBINATIONS: readonly Combination[] = JSON.parse(readFileSync(TABLE, 'utf8'));
