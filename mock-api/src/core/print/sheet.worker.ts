import writeExcelFile, { type Cell, type Feature, type Image } from 'write-excel-file/node';
import { calculating, filterName } from './calculating-sheet.ts';
import type { CellValue, ColumnKind, Sheet } from './sheet.ts';

type PrintFeature = Feature<Image['content']>;

const MONEY = '#,##0.00';
const LOGO_PIXELS = 48;
const LOGO_ROW_POINTS = 42;
const [WHITE, GREEN] = ['#FFFFFF', '#0E7A50'];

const heading = (value: string, coloured: boolean): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  ...(coloured && { textColor: WHITE, backgroundColor: GREEN }),
});

function cell(value: CellValue, kind: ColumnKind, fontWeight?: 'bold'): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value, type: String, format: '@', fontWeight };
  return { value, type: Number, ...(kind === 'money' && { format: MONEY }), fontWeight };
}

/** Width and height of a PNG stand in its first chunk. */
function pixelsOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function logoImage(png: Uint8Array, title: string): Image {
  const { width, height } = pixelsOf(png);
  const size = {
    width: Math.max(1, Math.round((width * LOGO_PIXELS) / height)),
    height: LOGO_PIXELS,
    dpi: 96,
  };
  return {
    content: Buffer.from(png),
    contentType: 'image/png',
    ...size,
    anchor: { row: 1, column: 1 },
    title,
    description: title,
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** In the foot of a page `&` begins a code. */
const footText = (text: string) => escaped(text.replaceAll('&', '&&'));

/** What the library has no option for: a page's foot with its number, headings on every page, and a sheet that fits the width of the paper. */
function printSetup(sheet: Sheet, sticky: number): PrintFeature {
  const { name, footer, headings } = sheet;
  const first = sticky - headings.length + 1;
  const quoted = escaped(`'${name.replaceAll("'", "''")}'`);
  // A sheet without headings has none to repeat.
  const titles =
    headings.length === 0
      ? ''
      : `<definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted}!$${first}:$${sticky}</definedName>`;
  const foot =
    footer &&
    `<oddFooter>&amp;L${footText(footer.left)}&amp;R${footText(footer.page)} &amp;P / &amp;N</oddFooter>`;
  const names = filterName(sheet, sticky, quoted) + titles;
  const setup = (content: string) =>
    calculating(content, sheet, sticky)
      .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
      .replace(
        /(<pageMargins[^>]*\/>)(<pageSetup[^>]*\/>)?/,
        (_, margins: string, page?: string) =>
          `${margins}<pageSetup paperSize="9" orientation="${page ? 'landscape' : 'portrait'}" fitToHeight="0"/>${foot ? `<headerFooter>${foot}</headerFooter>` : ''}`,
      );
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (content) => content.replace('<definedNames/>', `<definedNames>${names}</definedNames>`),
        },
        'xl/worksheets/sheet{id}.xml': { transform: setup },
      },
    },
  };
}

/** A workbook of one sheet: logo and lines above, frozen headings, rows with number formats, totals, and a numbered foot on paper. */
export function writeSheet(sheet: Sheet): Promise<Uint8Array> {
  const { above, headings, columns, rows, totals, logo, landscape, name } = sheet;
  const kinds = columns.map(({ kind }) => kind);
  const cells = (values: readonly CellValue[], weight?: 'bold') =>
    values.map((value, index) => cell(value, kinds[index] ?? 'text', weight));
  const [title = '', ...lines] = above;
  const data = [
    ...(logo ? [[{ value: ' ', type: String, height: LOGO_ROW_POINTS }]] : []),
    ...(above.length > 0
      ? [[{ value: title, type: String, fontWeight: 'bold' as const, fontSize: 14 }]]
      : []),
    ...lines.map((line): Cell[] => [cell(line, 'text')]),
    ...(above.length > 0 ? [[]] : []),
    ...headings.map((line) => line.map((text) => heading(text, above.length > 0))),
    ...rows.map((row) => cells(row)),
    ...(totals ? [cells(totals, 'bold')] : []),
  ];
  const sticky = data.length - rows.length - (totals ? 1 : 0);
  const options = {
    data,
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: sticky,
  };
  const images = logo ? { images: [logoImage(logo, title)] } : {};
  const book = writeExcelFile(
    [{ ...options, ...images, ...(landscape && { orientation: 'landscape' as const }) }],
    {
      features: [printSetup(sheet, sticky)],
    },
  );
  return book.toBuffer();
}
