import type { AddedLines } from '../files/added-lines.ts';

/**
 * Where a chain stood: the last transaction it held (below `to`), its hash and the key it was made with (heads of before November 2026 name none).
 * `companyId` is null for the platform.
 */
export type Head = { companyId: number | null; to: number; hash: string; keyId?: string; at: string };

/** That the whole database was set back: its last link of before (`until`), and when that was found. Heads of between are not in it. */
export type Restore = { until: string; foundAt: string };

/** Whether the database lacks a head because it was set back to before it. */
export const isExplained = ({ at }: Head, restores: readonly Restore[]): boolean =>
  restores.some(({ until, foundAt }) => at >= until && at <= foundAt);

/** What was written down outside the database: an end of the chain cannot be removed unseen. */
type Written = { heads: Head[]; restores: Restore[] };

export type HeadFile = {
  add: (heads: readonly Head[]) => Promise<void>;
  noteRestore: (restore: Restore) => Promise<void>;
  read: () => Promise<Written>;
};

function headOf(fact: Partial<Head>): Head[] {
  const { companyId = null, to, hash, keyId, at } = fact;
  if (typeof to !== 'number' || typeof hash !== 'string') return [];
  return [{ companyId, to, hash, at: String(at), ...(typeof keyId === 'string' ? { keyId } : {}) }];
}

function restoreOf({ restore }: { restore?: Partial<Restore> }): Restore[] {
  const { until, foundAt } = restore ?? {};
  return typeof until === 'string' && typeof foundAt === 'string' ? [{ until, foundAt }] : [];
}

/** Heads and restores among such lines. */
export const headsAmong = (lines: AddedLines): HeadFile => ({
  add: lines.add,
  noteRestore: (restore) => lines.add([{ restore }]),
  read: async () => {
    const facts = await lines.read();
    return { heads: facts.flatMap(headOf), restores: facts.flatMap(restoreOf) };
  },
});
