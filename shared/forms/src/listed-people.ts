/** Whom a line of a list may mean. */
export type Listed = { id: number; name: string; personalNumber: string };
/** A line of a pasted list: who, as it is written there, the values beside it, and whom it may mean. */
export type ListLine<Row extends Listed> = {
  who: string;
  texts: readonly string[];
  found: readonly Row[];
};

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('sq').replace(/\s+/g, ' ').trim();
const wordsOf = (name: string): string => folded(name).split(' ').sort().join(' ');

/** "Arta Krasniqi, 12.5", "1234567890; 12" and the like, in one cell: who, and the value at its end. */
const inOneCell = /^(.*?(?:\p{L}|\d{10}))[\s,;:–-]+(\d[\d.,]*)$/u;

function cellsOf(line: readonly string[]): readonly string[] {
  const [only = '', ...others] = line;
  if (others.length > 0) return line;
  const [, who, value] = inOneCell.exec(only) ?? [];
  return who !== undefined && value !== undefined ? [who, value] : line;
}

/** Those of this number; else of this name, whatever the order of its words. */
function foundBy<Row extends Listed>(rows: readonly Row[], who: string): Row[] {
  const isNumber = /^\d+$/.test(who);
  const words = wordsOf(who);
  return rows.filter(({ name, personalNumber }) =>
    isNumber ? personalNumber === who : words !== '' && wordsOf(name) === words,
  );
}

/** Reads a pasted block as a list of "name or number, value"; undefined where it is none: nobody of the month begins a line, or a line begins with a value. */
export function listIn<Row extends Listed>(
  block: readonly (readonly string[])[],
  rows: readonly Row[],
): ListLine<Row>[] | undefined {
  const lines = block
    .map(cellsOf)
    .filter((line) => line.some((text) => text !== ''))
    .map(([who = '', ...texts]) => ({ who, texts, found: foundBy(rows, who) }));
  const isWho = ({ who, found }: ListLine<Row>) =>
    found.length > 0 || /\p{L}{2}/u.test(who) || /^\d{10}$/.test(who);
  const [first, ...others] = lines;
  // Headings above the columns of a sheet.
  const isHead = first?.found.length === 0 && !first.texts.some((text) => /\d/.test(text));
  const listed = isHead ? others : lines;
  const isList = listed.every((line) => line.texts.length > 0 && isWho(line));
  return isList && listed.some(({ found }) => found.length > 0) ? listed : undefined;
}

/** What a list leaves open: lines that mean nobody, lines that may mean several, and people that stand in it more than once. */
export function openIn<Row extends Listed>(lines: readonly ListLine<Row>[]) {
  const unknown = lines.filter(({ found }) => found.length === 0);
  const several = lines.filter(({ found }) => found.length > 1);
  const seen = new Map<number, number>();
  for (const { found } of lines) {
    const [only] = found.length === 1 ? found : [];
    if (only) seen.set(only.id, (seen.get(only.id) ?? 0) + 1);
  }
  const twice = new Set([...seen].filter(([, times]) => times > 1).map(([id]) => id));
  return { unknown, several, twice, isClear: unknown.length + several.length + twice.size === 0 };
}
