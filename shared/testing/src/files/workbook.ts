import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a test workbook: text, a number, a date of Excel (with `asDate`), an error, or nothing. */
export type TestCell = string | number | null | { date: number } | { percent: number } | { error: string };

/** A zip archive of these parts, compressed. `claimedSize` lies about what a part unzips to. */
export function zipped(
  parts: Readonly<Record<string, string | Uint8Array>>,
  { claimedSize }: { claimedSize?: number } = {},
): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    // The fields that the local header and the directory share, from "version needed" to "extra length".
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimedSize ?? bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), shared, path, packed]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, path]));
    files.push(file);
    offset += file.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listing, Buffer.from('PK\x05\x06'), end]);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if ('date' in cell) return `<c r="${reference}" s="1"><v>${cell.date}</v></c>`;
  if ('percent' in cell) return `<c r="${reference}" s="2"><v>${cell.percent}</v></c>`;
  return `<c r="${reference}" t="e"><v>${escaped(cell.error)}</v></c>`;
}

/** The XML of a sheet; the first line is line 1. */
export function sheetXml(lines: readonly (readonly TestCell[])[]): string {
  const rows = lines.map((line, row) => {
    const cells = line.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('');
    return `<row r="${row + 1}">${cells}</row>`;
  });
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** The parts of an .xlsx around the XML of its one sheet: style 1 is a date, style 2 a percentage. */
export function workbookParts(sheet: string): Record<string, string> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return {
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet,
  };
}

/** An .xlsx workbook with one sheet of these lines. */
export function aWorkbook(lines: readonly (readonly TestCell[])[]): Buffer {
  return zipped(workbookParts(sheetXml(lines)));
}

/** The headers of the import workbook, in the order of the template. */
export const IMPORT_HEADERS = [
  'Emri dhe mbiemri',
  'Pozita',
  'Telefoni',
  'E-mail',
  'Paga bruto',
  'Kontributi i punonjësit (%)',
  'Data e kontratës',
  'Adresa',
  'Sektori',
  'Banka',
  'Llogaria bankare',
  'Punëdhënësi',
  'Lloji i punësimit',
  'Gjinia',
  'Numri personal',
] as const;

/** A line of the import workbook, Arta Krasniqi with 1,000.00, with some cells otherwise (by header). */
export function anImportLine(
  changed: Partial<Record<(typeof IMPORT_HEADERS)[number], TestCell>> = {},
): TestCell[] {
  const arta: Record<(typeof IMPORT_HEADERS)[number], TestCell> = {
    'Emri dhe mbiemri': 'Arta Krasniqi',
    Pozita: 'Kontabiliste',
    Telefoni: '+383 44 111 222',
    'E-mail': 'arta.krasniqi@example.com',
    'Paga bruto': 1000,
    'Kontributi i punonjësit (%)': 5,
    'Data e kontratës': '01.03.2024',
    Adresa: 'Rr. Nëna Terezë 12, Prishtinë',
    Sektori: 'Administrata',
    Banka: 'Banka Kombëtare Tregtare',
    'Llogaria bankare': '1212012345678906',
    Punëdhënësi: 'Primar',
    'Lloji i punësimit': 'Me orar të plotë',
    Gjinia: 'Femër',
    'Numri personal': '1234567892',
  };
  return IMPORT_HEADERS.map((header) => (header in changed ? (changed[header] ?? null) : arta[header]));
}

/** An import workbook: the headers and these lines. */
export function anImportWorkbook(...lines: readonly (readonly TestCell[])[]): Buffer {
  return aWorkbook([IMPORT_HEADERS, ...lines]);
}
