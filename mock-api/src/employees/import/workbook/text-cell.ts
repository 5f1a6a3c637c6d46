import type { Cell } from './cell.ts';

const ODD_SPACE = /[\u00a0\u2007\u202f\u200b\u200e\u200f\ufeff]/;

/** A cell of text; null when nothing can be read in it. */
export function textCell(value: string): Cell | null {
  // Non-breaking and zero-width spaces come with texts pasted from web pages.
  const text = ODD_SPACE.test(value)
    ? value
        .replace(/[\u00a0\u2007\u202f]/g, ' ')
        .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
        .trim()
    : value.trim();
  return text === '' ? null : { kind: 'text', text };
}
