import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anImportLine, anImportWorkbook, aWorkbook, IMPORT_HEADERS } from '@paga/testing/workbook';
import { COLUMN_NAMES } from './columns.ts';
import { parseWorkbook } from './parse-workbook.ts';

const today = '2026-10-15';
const parse = (bytes: Uint8Array) => parseWorkbook(bytes, { today });
const oneRow = async (changed: Parameters<typeof anImportLine>[0]) => {
  const { rows, problems } = await parse(anImportWorkbook(anImportLine(changed)));
  expect(problems).toEqual([]);
  const [row] = rows;
  if (!row) throw new Error('no row was read');
  return row;
};
const fixture = (file: string) => readFileSync(path.join(__dirname, '../../../..', file));

test.each([
  ['src/demo/agimi-120.xlsx', 120],
  ['fixtures/drini-1000.xlsx', 1000],
])('%s is read without a problem', async (file, count) => {
  const { rows, problems } = await parse(fixture(file));
  expect(problems).toEqual([]);
  expect(rows).toHaveLength(count);
  expect(rows.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
});

test('a row is read with every field of the wire', async () => {
  expect(await oneRow({})).toEqual({
    row: 2,
    name: 'Arta Krasniqi',
    firstName: 'Arta',
    lastName: 'Krasniqi',
    jobTitle: 'Kontabiliste',
    phoneNumber: '+383 44 111 222',
    emailAddress: 'arta.krasniqi@example.com',
    grossSalary: 1000,
    contributionPercentage: 5,
    contractDate: '2024-03-01',
    address: 'Rr. Nëna Terezë 12, Prishtinë',
    class: 'Administrata',
    sectors: [{ name: 'Administrata' }],
    bank: 'Banka Kombëtare Tregtare',
    bankAccountNumber: '1212012345678906',
    employerTier: 1,
    employmentType: 1,
    employmentTypeString: 'Me orar të plotë',
    gender: 1,
    idNumber: '1234567892',
    filled: COLUMN_NAMES,
    isValid: true,
    errors: [],
    warnings: [],
  });
});

test('columns may stand in any order, under English headers, below a title', async () => {
  const { rows, problems } = await parse(
    aWorkbook([
      ['Employees of Agimi'],
      [],
      ['PERSONAL NUMBER *', 'Contract  date', 'gross salary', 'Note', 'Full name'],
      ['1234567892', '1/3/24', '1,250.50', 'part of the year', 'Arta Krasniqi'],
    ]),
  );
  expect(problems.every(({ code, severity }) => code === 'columnMissing' && severity === 'warning')).toBe(
    true,
  );
  expect(rows).toMatchObject([
    {
      row: 4,
      name: 'Arta Krasniqi',
      grossSalary: 1250.5,
      contractDate: '2024-03-01',
      employerTier: 1,
      isValid: true,
    },
  ]);
});

describe('a whole file that cannot be read says why', () => {
  test.each([
    [
      'a web page renamed to .xlsx',
      Buffer.from('<html><table><tr><td>Emri</td></tr></table></html>'),
      'fileType',
      null,
    ],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'fileType', null],
    ['no bytes at all', Buffer.alloc(0), 'fileType', null],
    ['a sheet without a cell', aWorkbook([]), 'fileEmpty', 'A2'],
    ['headers without a row', anImportWorkbook(), 'fileEmpty', 'A2'],
    [
      'an archive cut off in the middle',
      anImportWorkbook(anImportLine()).subarray(0, 400),
      'fileBroken',
      null,
    ],
  ])('%s', async (_, bytes, code, cell) => {
    const { rows, problems } = await parse(bytes);
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ code, cell, severity: 'error' }]);
  });

  test('missing columns are named with the cell to write them in', async () => {
    const headers = IMPORT_HEADERS.filter((header) => header !== 'Paga bruto' && header !== 'Numri personal');
    const { rows, problems } = await parse(aWorkbook([headers, headers.map(() => 'x')]));
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'columnMissing', column: 'grossSalary', suggestion: 'Paga bruto', cell: 'N1' },
      { code: 'columnMissing', column: 'idNumber', suggestion: 'Numri personal', cell: 'O1' },
    ]);
  });

  test('a header that appears twice is named', async () => {
    const { problems } = await parse(aWorkbook([[...IMPORT_HEADERS, 'Paga bruto'], anImportLine()]));
    expect(problems).toMatchObject([{ code: 'columnTwice', column: 'grossSalary', cell: 'P1', other: 'E1' }]);
  });
});

describe('a cell that is wrong is named and keeps its row from being saved', () => {
  test.each([
    ['Emri dhe mbiemri', null, { code: 'nameMissing', cell: 'A2' }],
    ['Emri dhe mbiemri', 'Arta', { code: 'nameOneWord', cell: 'A2', value: 'Arta' }],
    ['Emri dhe mbiemri', 'Arta Krasniqi Gashi Berisha', { code: 'nameTooManyWords', cell: 'A2' }],
    ['Numri personal', null, { code: 'idNumberMissing', cell: 'O2' }],
    [
      'Numri personal',
      123456789,
      { code: 'idNumberZeroLost', cell: 'O2', value: '123456789', suggestion: '0123456789' },
    ],
    ['Numri personal', '123456789', { code: 'idNumberZeroLost', suggestion: '0123456789' }],
    ['Numri personal', '12345A7892', { code: 'idNumberLength' }],
    ['Llogaria bankare', 1212012345678906, { code: 'accountNumeric', cell: 'K2' }],
    ['Llogaria bankare', '121201234567890', { code: 'accountLength', cell: 'K2' }],
    ['E-mail', 'arta.krasniqi', { code: 'emailInvalid', cell: 'D2', value: 'arta.krasniqi' }],
    ['Telefoni', 'pa telefon', { code: 'phoneInvalid', cell: 'C2' }],
    ['Data e kontratës', null, { code: 'dateMissing', cell: 'G2' }],
    ['Data e kontratës', '31.02.2024', { code: 'dateInvalid', cell: 'G2', value: '31.02.2024' }],
    ['Data e kontratës', '1.3/2024', { code: 'dateInvalid' }],
    ['Data e kontratës', 45352, { code: 'dateInvalid', suggestion: '01.03.2024' }],
    ['Data e kontratës', '31.12.1999', { code: 'dateTooEarly', limit: '01.01.2000' }],
    ['Data e kontratës', '01.01.2127', { code: 'dateTooLate' }],
    ['Paga bruto', null, { code: 'grossMissing', cell: 'E2' }],
    ['Paga bruto', 'njëmijë', { code: 'grossNotNumber', value: 'njëmijë' }],
    ['Paga bruto', '1.250', { code: 'grossNotNumber', suggestion: '1250' }],
    ['Paga bruto', -5, { code: 'grossNegative' }],
    ['Paga bruto', 333.3333, { code: 'grossDecimals', suggestion: '333.33' }],
    ['Paga bruto', 2_000_000, { code: 'grossTooLarge' }],
    ['Paga bruto', { error: '#REF!' }, { code: 'cellError', value: '#REF!' }],
    ['Kontributi i punonjësit (%)', 101, { code: 'percentageInvalid', cell: 'F2' }],
    ['Kontributi i punonjësit (%)', 'pesë', { code: 'percentageInvalid' }],
    ['Punëdhënësi', 'Tercial', { code: 'tierUnknown', cell: 'L2', suggestion: 'Primar / Sekondar' }],
    ['Lloji i punësimit', 'Vullnetar', { code: 'employmentTypeUnknown', cell: 'M2' }],
    ['Gjinia', 'X', { code: 'genderUnknown', cell: 'N2' }],
    ['Pozita', 'p'.repeat(121), { code: 'textTooLong', limit: '120' }],
  ] as const)('%s: %p', async (header, cell, expected) => {
    const row = await oneRow({ [header]: cell });
    expect(row.isValid).toBe(false);
    expect(row.errors).toMatchObject([{ severity: 'error', ...expected }]);
  });
});

test.each([
  ['Numri personal', '1234567890', { code: 'idNumberCheckDigit', cell: 'O2' }],
  ['Llogaria bankare', '1212012345678907', { code: 'accountCheckDigits', cell: 'K2' }],
  ['Telefoni', 44111222, { code: 'phoneZeroLost', cell: 'C2', value: '44111222', suggestion: '044111222' }],
] as const)('%s: %p is a warning, and the row is valid', async (header, cell, expected) => {
  const row = await oneRow({ [header]: cell });
  expect(row).toMatchObject({ isValid: true, errors: [], warnings: [expected] });
});

test.each([
  ['Data e kontratës', '1.3.24', 'contractDate', '2024-03-01'],
  ['Data e kontratës', '01/03/2024', 'contractDate', '2024-03-01'],
  ['Data e kontratës', '01-03-2024', 'contractDate', '2024-03-01'],
  ['Data e kontratës', { date: 45352.5 }, 'contractDate', '2024-03-01'],
  ['Paga bruto', '1.250,50 €', 'grossSalary', 1250.5],
  ['Paga bruto', 320.10000000000002, 'grossSalary', 320.1],
  ['Kontributi i punonjësit (%)', { percent: 0.07 }, 'contributionPercentage', 7],
  ['Kontributi i punonjësit (%)', '7,5 %', 'contributionPercentage', 7.5],
  ['Kontributi i punonjësit (%)', null, 'contributionPercentage', null],
  ['Llogaria bankare', 'XK05 1212 0123 4567 8906', 'bankAccountNumber', '1212012345678906'],
  ['Numri personal', 1234567892, 'idNumber', '1234567892'],
  ['Telefoni', 38344111222, 'phoneNumber', '38344111222'],
  ['Telefoni', '044 111 222', 'phoneNumber', '044 111 222'],
  ['Punëdhënësi', 'sekondare', 'employerTier', 2],
  ['Punëdhënësi', 'Secondary', 'employerTier', 2],
  ['Lloji i punësimit', 'ME ORAR TE PJESSHEM', 'employmentType', 2],
  ['Lloji i punësimit', 'Contractor', 'employmentType', 3],
  ['Gjinia', 'm', 'gender', 2],
  ['Emri dhe mbiemri', '  Arta   Krasniqi  Gashi ', 'lastName', 'Krasniqi Gashi'],
] as const)('%s: %p is understood', async (header, cell, field, value) => {
  expect(await oneRow({ [header]: cell })).toMatchObject({ [field]: value, isValid: true, warnings: [] });
});

test('a personal number that appears twice is named with the other place', async () => {
  const { rows } = await parse(
    anImportWorkbook(anImportLine(), anImportLine({ 'Emri dhe mbiemri': 'Blerta Gashi' })),
  );
  expect(rows.map(({ errors }) => errors)).toMatchObject([
    [],
    [{ code: 'idNumberTwice', cell: 'O3', other: 'O2' }],
  ]);
});

test('an account that another person in the file has is warned about, and the row stays valid', async () => {
  const [blerta, twice] = [{ 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '1999384753' }, {}];
  const { rows } = await parse(anImportWorkbook(anImportLine(), anImportLine(blerta), anImportLine(twice)));
  expect(rows.map(({ warnings }) => warnings)).toMatchObject([
    [],
    [
      {
        code: 'accountTwice',
        severity: 'warning',
        cell: 'K3',
        value: '1212012345678906',
        other: 'Arta Krasniqi',
      },
    ],
    [],
  ]);
  expect(rows.map(({ isValid }) => isValid)).toEqual([true, true, false]);
});

test('several sectors stand in one cell with commas between them', async () => {
  expect(await oneRow({ Sektori: 'Administrata, Shitja' })).toMatchObject({
    sectors: [{ name: 'Administrata' }, { name: 'Shitja' }],
  });
});
