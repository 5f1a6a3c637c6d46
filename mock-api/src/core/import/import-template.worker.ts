import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Cell, type Feature, type SheetData } from 'write-excel-file/node';
import { columnName } from '../workbook/cell.ts';

type Check = { type: 'list'; list: readonly string[] } | { type: string; from: number; to: number };
/** A column as it is drawn, in one language. */
export type DrawnColumn = {
  heading: string;
  hint: string;
  width: number;
  isText: boolean;
  check: Check | null;
};
type Guide = {
  name: string;
  titles: readonly string[];
  lines: readonly (readonly string[])[];
  widths: readonly number[];
};
/** A workbook to be filled in, as it is drawn. */
export type DrawnTemplate = {
  sheet: string;
  columns: readonly DrawnColumn[];
  guides: readonly Guide[];
  lines: number;
  prepared: number;
  refuses: boolean;
};

const heading = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#0E7A50',
  wrap: true,
});

/** Never read as a number or a date. */
const text = (value: string): Cell => ({
  value,
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});

/** Writes the empty workbook in a thread: a thousand prepared lines take longer than anybody else should wait. */
export function drawTemplate(template: DrawnTemplate): Promise<Uint8Array> {
  const { sheet, columns, guides, prepared } = template;
  // A cell without a value but with a format: typed as text before anybody writes in it.
  const empty = columns.map(({ isText }): Cell => (isText ? { type: String, format: '@' } : null));
  const data: SheetData = [
    columns.map((column) => heading(column.heading)),
    ...Array.from({ length: prepared }, () => empty),
  ];
  const sheets = guides.map(({ name, titles, lines, widths }) => ({
    ...{ sheet: name, stickyRowsCount: 1, columns: widths.map((width) => ({ width })) },
    data: [titles.map(heading), ...lines.map((line) => line.map(text))],
  }));
  const widths = columns.map(({ width }) => ({ width }));
  return writeExcelFile([{ data, sheet, columns: widths, stickyRowsCount: 1 }, ...sheets], {
    features: [withRules(template)],
  }).toBuffer();
}

/** Puts the rules of its cells into the first sheet; the order of a sheet's elements wants them behind the cells. */
function withRules(template: DrawnTemplate): Feature<Stream | Buffer | Blob> {
  const rules = rulesOf(template);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            sheetIndex === 0
              ? withTextColumns(xml, template).replace('</sheetData>', `</sheetData>${rules}`)
              : xml,
        },
      },
    },
  };
}

/** Gives the columns of text the style of their prepared cells. */
function withTextColumns(xml: string, { columns }: DrawnTemplate): string {
  const style = /<c r="[A-Z]+2" s="(\d+)"/.exec(xml)?.[1];
  return columns.reduce((drawn, { isText }, index) => {
    const place = `<col min="${index + 1}" max="${index + 1}"`;
    return isText ? drawn.replace(place, `${place} style="${style}"`) : drawn;
  }, xml);
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Drop-down lists, ranges, and a hint beside the cell that is being written in, as XML of a sheet. */
function rulesOf({ columns, lines, refuses }: DrawnTemplate): string {
  const rules = columns.map((column, index) => {
    const { hint, check } = column;
    const letter = columnName(index);
    const title = escaped(column.heading.slice(0, 32));
    const shown = `showInputMessage="1" promptTitle="${title}" prompt="${escaped(hint.slice(0, 255))}"`;
    const error =
      check && refuses
        ? ` showErrorMessage="1" errorTitle="${title}" error="${escaped(hint.slice(0, 225))}"`
        : '';
    const { attributes, formulas } = checkXml(check);
    return `<dataValidation allowBlank="1" ${shown}${error}${attributes} sqref="${letter}2:${letter}${lines}">${formulas}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

function checkXml(check: Check | null): { attributes: string; formulas: string } {
  if (check === null) return { attributes: '', formulas: '' };
  if ('list' in check) {
    const words = escaped(check.list.join(','));
    return { attributes: ' type="list"', formulas: `<formula1>&quot;${words}&quot;</formula1>` };
  }
  return {
    attributes: ` type="${check.type}" operator="between"`,
    formulas: `<formula1>${check.from}</formula1><formula2>${check.to}</formula2>`,
  };
}
