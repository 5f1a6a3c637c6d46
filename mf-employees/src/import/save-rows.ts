import type { ImportRow } from '@paga/contract/employees';

/** How far the saving of an import is: ids by the row of the sheet, the row that could not be saved and why. */
export type SaveProgress = {
  saved: ReadonlyMap<number, number>;
  failed: { row: ImportRow; error: unknown } | null;
  stopped: boolean;
};

export const NOTHING_SAVED: SaveProgress = { saved: new Map(), failed: null, stopped: false };

type SaveRows = {
  rows: readonly ImportRow[];
  from: SaveProgress;
  save: (row: ImportRow) => Promise<number>;
  onStep: (saved: ReadonlyMap<number, number>) => void;
  /** Asked before every row. */
  mayGoOn: () => boolean;
};

/** Saves rows one by one and stops at the first failure (specification 1 §4); rows already saved are passed over, so it can go on from there. */
export async function saveRows({ rows, from, save, onStep, mayGoOn }: SaveRows): Promise<SaveProgress> {
  const saved = new Map(from.saved);
  for (const row of rows) {
    if (saved.has(row.row)) continue;
    if (!mayGoOn()) return { saved, failed: null, stopped: true };
    try {
      saved.set(row.row, await save(row));
    } catch (error) {
      return { saved, failed: { row, error }, stopped: true };
    }
    onStep(saved);
  }
  return { saved, failed: null, stopped: false };
}
