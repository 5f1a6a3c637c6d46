/** A cell from here on: quoted, when the quotes end where the cell does, else up to the next tab or line. */
const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
const plain = /[^\t\n]*/y;

/** Cells of a spreadsheet from the clipboard: rows by line, cells by tab; a quoted cell may hold both and doubled quotes. */
export function pastedBlock(text: string): string[][] {
  const clean = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (let at = 0; at <= clean.length; at += 1) {
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const inQuotes = quoted.exec(clean);
    const cell = inQuotes?.[1]?.replaceAll('""', '"') ?? plain.exec(clean)?.[0] ?? '';
    rows.at(-1)?.push(cell.trim());
    at = inQuotes ? quoted.lastIndex : plain.lastIndex;
    if (clean[at] === '\n') rows.push([]);
  }
  return rows;
}
