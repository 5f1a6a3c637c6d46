import { PEOPLE, type Truth } from './people-of-workbook.ts';
import { aWorkbook, IMPORT_HEADERS, sheetXml, type TestCell, workbookParts, zipped } from './workbook.ts';

/** Numbers from 0 to 1 that follow from the seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Sheet = { above: TestCell[][]; headers: string[]; lines: TestCell[][] };
type Draft = { sheet: Sheet; xml: (xml: string) => string; bytes: (bytes: Buffer) => Buffer };
type Mangling = (draft: Draft, random: () => number) => void;

const at = (header: (typeof IMPORT_HEADERS)[number]) => IMPORT_HEADERS.indexOf(header);
const ID = at('Numri personal');
const ACCOUNT = at('Llogaria bankare');
const DATE = at('Data e kontratës');
const GROSS = at('Paga bruto');
const PHONE = at('Telefoni');
const EPOCH = Date.UTC(1899, 11, 30);
const serial = (date: string) => (Date.parse(date) - EPOCH) / 86_400_000;
const pick = <Value>(values: readonly Value[], random: () => number) =>
  values[Math.floor(random() * values.length)] as Value;

function setCells(column: number, value: (old: TestCell, random: () => number) => TestCell): Mangling {
  return ({ sheet }, random) => {
    sheet.lines.forEach((line, index) => {
      if (line.length > 0 && (index === 0 || random() < 0.7))
        line[column] = value(line[column] ?? null, random);
    });
  };
}
const setHeaders =
  (change: (header: string) => string): Mangling =>
  ({ sheet }) => {
    sheet.headers = sheet.headers.map(change);
  };
const ENGLISH: Record<string, string> = {
  'Emri dhe mbiemri': 'Full name',
  'Paga bruto': 'GROSS SALARY',
  'Data e kontratës': 'contract  date',
  'Numri personal': 'Personal number *',
  'Llogaria bankare': 'IBAN',
};
const written = (date: string, separator: string, short: boolean) => {
  const [year = '', month, day] = date.split('-');
  return [Number(day), short ? Number(month) : month, short ? year.slice(2) : year].join(separator);
};
const isWritten = (cell: TestCell) => /^\d{2}\.\d{2}\.\d{4}$/.test(`${cell}`);
const civil = (cell: TestCell) => `${cell}`.split('.').reverse().join('-');

/** Ways a list looks different and means the same: every row is read, and nothing is wrong. */
const HARMLESS: Record<string, Mangling> = {
  shuffledColumns: ({ sheet }, random) => {
    const order = sheet.headers
      .map((_, index) => ({ index, key: random() }))
      .sort((one, other) => one.key - other.key);
    const ordered = <Value>(line: Value[]) => order.map(({ index }) => line[index] as Value);
    sheet.headers = ordered(sheet.headers);
    sheet.lines = sheet.lines.map((line) => (line.length > 0 ? ordered(line) : line));
  },
  englishHeaders: setHeaders((header) => ENGLISH[header] ?? header),
  shoutedHeaders: setHeaders((header) => `  ${header.toUpperCase()} :`),
  titleAbove: ({ sheet }) => {
    sheet.above.push(['Lista e punëtorëve'], [], [null, 'tetor 2026']);
  },
  extraColumn: ({ sheet }) => {
    sheet.headers.push('Shënim');
    for (const line of sheet.lines) if (line.length > 0) line.push('3 fëmijë');
  },
  emptyLines: ({ sheet }) => {
    sheet.lines.splice(2, 0, [], []);
  },
  datesOfExcel: setCells(DATE, (cell) => (isWritten(cell) ? { date: serial(civil(cell)) } : cell)),
  datesWithSigns: setCells(DATE, (cell, random) =>
    isWritten(cell) ? written(civil(cell), pick(['/', '-', '.'], random), random() < 0.5) : cell,
  ),
  numbersAsText: setCells(GROSS, (cell) =>
    typeof cell === 'number' ? `${cell.toFixed(2).replace('.', ',')} €` : cell,
  ),
  idsAsNumbers: setCells(ID, (cell) => (/^[1-9]\d{9}$/.test(`${cell}`) ? Number(cell) : cell)),
  spacesOfWebPages: setCells(ID, (cell) => `\u00a0${typeof cell === 'number' ? cell : (cell ?? '')}\u200b `),
  iban: setCells(ACCOUNT, () => 'XK05 1212 0123 4567 8906'),
  computedCells: (draft) => {
    const held = draft.xml;
    draft.xml = (xml) => held(xml).replaceAll(/<v>([\d.]+)<\/v>/g, '<f>SUM(A1:A2)</f><v>$1</v>');
  },
};

/** Ways that lose or hide something: a problem names it, and no row is valid with other digits. */
const HARMFUL: Record<string, Mangling> = {
  columnGone: ({ sheet }, random) => {
    const gone = pick([at('Emri dhe mbiemri'), GROSS, DATE, ID], random);
    sheet.headers[gone] = 'Diçka tjetër';
  },
  columnTwice: ({ sheet }, random) => {
    sheet.headers.push(pick(['Paga bruto', 'Numri personal', 'Llogaria bankare'], random));
    for (const line of sheet.lines) if (line.length > 0) line.push('9999999999');
  },
  accountsAsNumbers: setCells(ACCOUNT, () => Number('1212012345678906')),
  accountsInPowers: setCells(ACCOUNT, () => '1.21201E+15'),
  accountsShortened: setCells(ACCOUNT, () => '121201234567890'),
  idsWithoutZero: setCells(ID, (_, random) => Math.floor(random() * 899_999_999) + 100_000_000),
  idsAsDates: setCells(ID, () => ({ date: 45_352 })),
  idsWithLetters: setCells(ID, () => '12345O7892'),
  datesAsNumbers: setCells(DATE, (_, random) => 45_000 + Math.floor(random() * 900)),
  datesThatAreNone: setCells(DATE, (_, random) =>
    pick(['31.02.2024', '2024', 'nesër', '13/13/2024', '1.3/2024'], random),
  ),
  grossUnclear: setCells(GROSS, (_, random) =>
    pick(['1.250', 'njëmijë', '1,2,5', '1e3', '-5', '12.345,678'], random),
  ),
  grossAsDate: setCells(GROSS, () => ({ date: 1000 })),
  grossTooExact: setCells(GROSS, () => 333.3333),
  namesOfOneWord: setCells(0, () => 'Arta'),
  errorsOfFormulas: setCells(GROSS, (_, random) => ({ error: pick(['#REF!', '#N/A', '#DIV/0!'], random) })),
  formulasWithoutResult: (draft) => {
    draft.xml = (xml) =>
      xml.replaceAll(/<c r="(E\d+)"><v>[\d.]+<\/v><\/c>/g, '<c r="$1"><f>1000*1.1</f></c>');
    for (const line of draft.sheet.lines)
      if (line[0] !== undefined && typeof line[GROSS] !== 'number') line[GROSS] = 1000;
  },
  merged: (draft) => {
    draft.xml = (xml) =>
      xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A2:O4"/></mergeCells>');
  },
  sameNumberTwice: setCells(ID, () => '1234567892'),
  cellTwice: (draft) => {
    draft.xml = (xml) => xml.replace(/(<c r="(O2|B2)".*?<\/c>)/, '$1$1');
  },
  rowTwice: (draft) => {
    draft.xml = (xml) => xml.replace(/(<row r="2">.*?<\/row>)/, '$1$1');
  },
  sharedTextsGone: (draft) => {
    draft.xml = (xml) => xml.replace(/<c r="(\w+)" t="inlineStr">.*?<\/c>/, '<c r="$1" t="s"><v>77</v></c>');
  },
  brokenXml: (draft, random) => {
    const cut = random();
    draft.xml = (xml) => xml.slice(0, Math.floor(xml.length * (0.2 + cut * 0.7)));
  },
  wrongEncoding: (draft) => {
    draft.bytes = () =>
      zipped({
        ...workbookParts(''),
        'xl/worksheets/sheet1.xml': Buffer.from(sheetXml([['Emri dhe mbiemri', 'ë']]), 'latin1'),
      });
  },
  utf16: (draft) => {
    draft.bytes = () =>
      zipped({
        ...workbookParts(''),
        'xl/worksheets/sheet1.xml': Buffer.from(sheetXml([['Emri dhe mbiemri']]), 'utf16le'),
      });
  },
  truncated: (draft, random) => {
    const cut = random();
    draft.bytes = (bytes) => bytes.subarray(0, Math.floor(bytes.length * cut));
  },
  noWorkbook: (draft, random) => {
    const start = pick(
      ['<html>', 'PK', 'Emri;Bruto\nArta;1000', '%PDF-1.7', '\u00d0\u00cf\u0011\u00e0', '{"rows":[]}', ''],
      random,
    );
    draft.bytes = () => Buffer.from(start, 'latin1');
  },
  otherOffice: (draft) => {
    draft.bytes = () => zipped({ 'word/document.xml': '<document/>' });
  },
  bomb: (draft) => {
    draft.bytes = () => zipped(workbookParts(`<worksheet>${' '.repeat(33 * 1024 * 1024)}</worksheet>`));
  },
  huge: ({ sheet }) => {
    const [line = []] = sheet.lines;
    sheet.lines = Array.from({ length: 10_001 }, () => [...line]);
  },
  endlessText: setCells(at('Adresa'), () => 'x'.repeat(40_000)),
  nothing: ({ sheet }) => {
    sheet.lines = [];
  },
  flippedBit: (draft, random) => {
    const place = random();
    draft.bytes = (bytes) => {
      // Inside of the compressed sheet: the bytes of the directory say where it is.
      const start = bytes.indexOf('xl/worksheets/sheet1.xml') + 24;
      const end = bytes.indexOf('PK\x01\x02', start, 'latin1');
      const index = start + Math.floor((end - start) * place);
      bytes[index] = (bytes[index] ?? 0) ^ (1 << Math.floor(place * 8));
      return bytes;
    };
  },
};

/** Ways that may have lost something: every row is read and may be saved, and a warning names the cell. */
const DOUBTFUL: Record<string, Mangling> = {
  phonesAsNumbers: setCells(PHONE, (cell) => (/^0\d+$/.test(`${cell}`) ? Number(cell) : cell)),
};

const NAMES = [...Object.keys(HARMLESS), ...Object.keys(HARMFUL), ...Object.keys(DOUBTFUL)];

/** What was done to a workbook: `harmless` means the same, `doubtful` too, but for cells that are to be warned about, `harmful` does not. */
type Mangled = {
  bytes: Buffer;
  ways: string[];
  kind: 'harmless' | 'doubtful' | 'harmful';
  truths: readonly Truth[];
};

/** A workbook of five people that was mangled in one to three ways which follow from the seed. */
export function mangledWorkbook(seed: number): Mangled {
  const random = chance(seed);
  const lines = PEOPLE.map(({ name, idNumber, bankAccountNumber, grossSalary, contractDate, phoneNumber }) =>
    IMPORT_HEADERS.map((_, column): TestCell => {
      if (column === 0) return name;
      if (column === GROSS) return grossSalary;
      if (column === PHONE) return phoneNumber;
      if (column === DATE) return contractDate.split('-').reverse().join('.');
      return column === ID ? idNumber : column === ACCOUNT ? bankAccountNumber : null;
    }),
  );
  const draft: Draft = {
    sheet: { above: [], headers: [...IMPORT_HEADERS], lines },
    xml: (xml) => xml,
    bytes: (bytes) => bytes,
  };
  // Every way comes in turn; what else is done to the workbook is chance. It comes after what is
  // harmless, so that nothing puts right what it broke; only columns are moved later.
  const first = NAMES[seed % NAMES.length] ?? 'nothing';
  const more = Object.keys(HARMLESS).filter(() => random() < 0.15);
  const rank = (way: string) => (way === 'shuffledColumns' ? 2 : Number(way === first));
  const ways = [...new Set([first, ...more])].sort((one, other) => rank(one) - rank(other));
  const byPlace = new Set([
    'formulasWithoutResult',
    'cellTwice',
    'rowTwice',
    'columnTwice',
    'columnGone',
    'merged',
  ]);
  const taken = ways.filter(
    (way) =>
      way === first || !byPlace.has(first) || !['shuffledColumns', 'titleAbove', 'emptyLines'].includes(way),
  );
  for (const way of taken) (HARMLESS[way] ?? HARMFUL[way] ?? DOUBTFUL[way])?.(draft, random);
  const { above, headers } = draft.sheet;
  const xml = draft.xml(sheetXml([...above, headers, ...draft.sheet.lines]));
  const bytes = draft.bytes(xml === '' ? aWorkbook([]) : zipped(workbookParts(xml)));
  const kind = first in HARMLESS ? 'harmless' : first in DOUBTFUL ? 'doubtful' : 'harmful';
  return { bytes, ways: taken, kind, truths: PEOPLE };
}
