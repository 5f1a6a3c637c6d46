import type { WorkbookLimits } from './limits.ts';
import { WorkbookError } from './workbook-error.ts';
import { readXml } from './xml-reader.ts';

/** The texts that cells refer to by number. Runs of one text are joined; the reading aids of Japanese (`rPh`) are left out. */
export async function readSharedStrings(
  pieces: AsyncIterable<string>,
  limits: WorkbookLimits,
): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let inReadingAid = false;
  await readXml(pieces, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') inReadingAid = true;
      inText = name === 't' && !inReadingAid;
    },
    text: (text) => {
      if (inText) current = limitedText(current + text, limits);
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') inReadingAid = false;
      if (name === 'si' && strings.push(current) > limits.cells)
        throw new WorkbookError('fileTooLarge', { limit: `${limits.cells}` });
    },
  });
  return strings;
}

/** Text of one cell, refused when it is longer than Excel allows. */
export function limitedText(text: string, limits: WorkbookLimits): string {
  if (text.length > limits.cellText) throw new WorkbookError('fileTooLarge', { limit: `${limits.cellText}` });
  return text;
}
