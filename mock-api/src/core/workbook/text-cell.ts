import { withoutUnseen } from '@paga/contract/text';
import type { Cell } from './cell.ts';

const ODD_SPACE = /[\u00a0\u2007\u202f]/g;
/** Somebody broke the cell into lines, with Alt and Enter. */
const BREAKS = /\s*[\t\r\n]+\s*/g;

/** A cell of text; null when nothing can be read in it. What comes with texts pasted from web pages and nobody sees is left out. */
export function textCell(value: string): Cell | null {
  const text = withoutUnseen(value.replace(BREAKS, ' ').replace(ODD_SPACE, ' ')).trim();
  return text === '' ? null : { kind: 'text', text };
}
