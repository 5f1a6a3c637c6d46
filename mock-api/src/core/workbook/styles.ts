import { readXml } from './xml-reader.ts';

/** How the cells of one style show a number. */
export type NumberKind = 'plain' | 'date' | 'percent';

const BUILT_IN_PERCENT = new Set([9, 10]);
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The kind of a number format: `dd.mm.yyyy` is a date, `0.0%` a percentage; quoted text, colours and escapes do not count. */
function numberKind(code: string): NumberKind {
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (/[yd]/i.test(bare)) return 'date';
  return bare.includes('%') ? 'percent' : 'plain';
}

/** The number kinds of a workbook's styles, in the order that cells refer to them. */
export async function readStyles(pieces: AsyncIterable<string>): Promise<NumberKind[]> {
  const custom = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let inCells = false;
  await readXml(pieces, {
    open: (name, attribute) => {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt')
        custom.set(Number(attribute('numFmtId')), numberKind(attribute('formatCode') ?? ''));
      if (name === 'xf' && inCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        kinds.push(
          custom.get(id) ?? (BUILT_IN_PERCENT.has(id) ? 'percent' : isBuiltInDate(id) ? 'date' : 'plain'),
        );
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return kinds;
}
