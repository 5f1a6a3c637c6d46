import type { Sheet } from './sheet.ts';

/** What is drawn beside the event loop: a paper from its Typst template and its data as JSON, or a workbook of one sheet. */
export type DrawJob =
  | { kind: 'paper'; template: string; data: string; fonts: readonly string[] }
  | { kind: 'workbook'; sheet: Sheet };

/** A drawn file, or why there is none. */
export type Drawn = { bytes: Uint8Array } | { fault: string };
