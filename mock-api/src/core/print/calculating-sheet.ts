import type { Sheet } from './sheet.ts';

/** A report has at most a dozen columns. */
const letterOf = (column: number) => String.fromCharCode(65 + column);

/** The rows of a sheet, of which `heading` is the last of the headings: `A7:H127`. */
const filterRange = ({ columns, rows }: Sheet, heading: number, dollar = '') =>
  [`A${dollar}${heading}`, `${letterOf(columns.length - 1)}${dollar}${heading + rows.length}`]
    .map((cell) => `${dollar}${cell}`)
    .join(':');

/** The name under which a workbook knows what is filtered. `quoted`: the sheet as a formula names it. */
export function filterName(sheet: Sheet, heading: number, quoted: string): string {
  if (!sheet.calculates || sheet.rows.length === 0) return '';
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted}!${filterRange(sheet, heading, '$')}</definedName>`;
}

/**
 * The sheet with its headings as filters, and with formulas in the line of totals: `SUM(C8:C127)` over the column, beside the sum that was worked out, which is
 * shown where nothing calculates. No other cell has a formula. `heading`: the number of the last row of headings.
 */
export function calculating(content: string, sheet: Sheet, heading: number): string {
  if (!sheet.calculates || sheet.rows.length === 0) return content;
  const filtered = content.replace(
    '</sheetData>',
    `</sheetData><autoFilter ref="${filterRange(sheet, heading)}"/>`,
  );
  const last = heading + sheet.rows.length;
  const start = filtered.lastIndexOf(`<row r="${last + 1}"`);
  if (!sheet.totals || start < 0) return filtered;
  const sums = sheet.totals.reduce<string>((row, total, column) => {
    if (typeof total !== 'number') return row;
    const letter = letterOf(column);
    const formula = `<f>SUM(${letter}${heading + 1}:${letter}${last})</f>`;
    return row.replace(new RegExp(`(<c r="${letter}${last + 1}"[^>]*>)(<v>)`), `$1${formula}$2`);
  }, filtered.slice(start));
  return filtered.slice(0, start) + sums;
}
