import { previewEdiImport, readEdiListColumns, saveEdiImport } from '@paga/contract/employees';
import { ARTA, BLERTA, ediImport } from '@paga/testing/edi-import';
import { anEdiFile, anEdiLine, EDI_TITLES } from '@paga/testing/edi-workbook';
import { sheetXml, workbookParts, zipped } from '@paga/testing/workbook';
import { and, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

test('a month that is unknown or appears twice is asked for, and a chosen one wins', async () => {
  const { preview, save } = await ediImport();
  const line = anEdiLine('Arta Krasniqi', ARTA, 1000);
  const files = () => [
    anEdiFile('EDI.xlsx', line),
    anEdiFile('EDI-2026-08.xlsx', line),
    anEdiFile('08-2026 kopje.xlsx', line),
  ];
  const { body } = await preview(files());
  expect(body.people).toEqual([]);
  expect(body.workbooks.map(({ problems }) => problems.map(({ code, value }) => [code, value]))).toEqual([
    [['monthUnknown', undefined]],
    [],
    [['monthTwice', 'EDI-2026-08.xlsx']],
  ]);
  const months = ['2026-07', null, '2026-10'];
  expect((await preview(files(), { months })).body.people).toMatchObject([
    {
      months: ['2026-07', '2026-08', '2026-10'],
      problems: [],
    },
  ]);
  expect(await save(files())).toMatchObject({
    status: 422,
    body: {
      fields: [
        { path: 'files.0', code: 'monthUnknown' },
        { path: 'files.2', code: 'monthTwice' },
      ],
    },
  });
  expect(
    (await save(files(), { months, starts: [{ key: ARTA, contractStarted: '2026-08-01' }] })).body,
  ).toMatchObject({
    fields: [{ path: 'choices.starts', code: 'dateTooLate' }],
  });
});

test('lines that cannot be read are named with their cell and keep only that person out', async () => {
  const { preview, save } = await ediImport();
  const files = () => [
    anEdiFile(
      'EDI-2026-10.xlsx',
      anEdiLine('Arta Krasniqi', '123', 1000),
      anEdiLine('Blerta Gashi', BLERTA, 500, { 3: 'pesëqind', 4: { error: '#REF!' }, 8: 'ndoshta' }),
      anEdiLine('Blerta Gashi', BLERTA, 500),
      anEdiLine('Dren Shala', 123456785, 500),
      anEdiLine('Ana Maria Krasniqi Gashi', '9123456789', 0),
      anEdiLine('Gjithsej', null, 3000),
    ),
  ];
  const { body } = await preview(files());
  const found = body.people.map(({ firstName, problems }) => [
    firstName,
    problems.map(({ code, cell }) => [code, cell]),
  ]);
  expect(found).toEqual([
    ['Arta', [['idNumberLength', 'C3']]],
    [
      'Blerta',
      [
        ['amountInvalid', 'D4'],
        ['cellError', 'E4'],
        ['flagUnknown', 'I4'],
        ['idNumberTwice', 'A5'],
      ],
    ],
    ['Dren', [['idNumberZeroLost', 'C6']]],
    [
      'Ana',
      [
        ['nameTooManyWords', null],
        ['grossZero', null],
      ],
    ],
  ]);
  expect(body.people[2]).toMatchObject({ personalNumber: '0123456785' });
  expect((await save(files())).body).toMatchObject({ added: 1 });
});

test('hostile files are named with what is wrong with each, and nobody is read', async () => {
  const { as, userId, preview } = await ediImport();
  const file = (bytes: string | Buffer) =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'EDI-2026-10.xlsx');
  const sheet = (xml: string) => file(zipped(workbookParts(xml)));
  const titles = sheetXml([[...EDI_TITLES]]).replace('</sheetData></worksheet>', '');
  const rows = Array.from(
    // The limit is 10,000; soak sends ten times as many.
    { length: process.env.PAGA_SOAK === '1' ? 100_000 : 10_100 },
    (_, row) => `<row r="${row + 2}"><c r="D${row + 2}"><v>1</v></c></row>`,
  );
  const formula = sheetXml([[...EDI_TITLES], anEdiLine('Arta Krasniqi', ARTA, 1000)]).replace(
    '<c r="D2"><v>1000</v></c>',
    '<c r="D2"><f>500*2</f></c>',
  );
  const found = async (hostile: File) => {
    const { status, body } = await preview([hostile]);
    const [problem] = [
      ...(body.workbooks[0]?.problems ?? []),
      ...body.people.flatMap(({ problems }) => problems),
    ];
    return [status, problem?.code, problem?.value ?? problem?.limit ?? problem?.cell];
  };
  expect(await found(file('Emri;Mbiemri'))).toEqual([200, 'fileType', null]);
  expect(await found(sheet(`${titles}${rows.join('')}</sheetData></worksheet>`))).toEqual([
    200,
    'tooManyRows',
    '10000',
  ]);
  expect(
    await found(
      sheet(
        sheetXml([
          ['Emri', 'Paga'],
          ['Arta', 1000],
        ]),
      ),
    ),
  ).toEqual([200, 'columnMissing', 'Emri']);
  expect(await found(sheet(sheetXml([[...EDI_TITLES.slice(0, 10), 'Emri'], []])))).toEqual([
    200,
    'columnTwice',
    'Emri',
  ]);
  expect(await found(sheet(sheetXml([[...EDI_TITLES]])))).toEqual([200, 'fileEmpty', null]);
  expect(await found(sheet(formula))).toEqual([200, 'formulaEmpty', '=']);
  expect(await found(sheet(' '.repeat(40 * 1024 * 1024)))).toEqual([200, 'fileTooLarge', '32 MB']);
  const head = await as.call(readEdiListColumns, { body: { userId, file: file('Emri;Mbiemri') } });
  expect(head.body).toMatchObject({ columns: [], problems: [{ code: 'fileType' }] });
  const large = file(Buffer.alloc(10 * 1024 * 1024 + 1));
  expect((await preview([large])).status).toBe(413);
});

test('another company, somebody signed out and bad input are refused', async () => {
  const { server, company, as, userId } = await ediImport();
  const other = server.as((await server.company({ name: 'Drini' })).admin);
  const files = [anEdiFile('EDI-2026-10.xlsx', anEdiLine('Arta Krasniqi', ARTA, 1000))];
  const choices = JSON.stringify({ months: [null], lists: [], leftOut: [], starts: [] });
  const looking = JSON.stringify({ months: [null], lists: [] });
  for (const who of [other, server.as(undefined)]) {
    const status = who === other ? 403 : 401;
    expect((await who.call(previewEdiImport, { body: { userId, files, choices: looking } })).status).toBe(
      status,
    );
    expect((await who.call(saveEdiImport, { body: { userId, files, choices } })).status).toBe(status);
    expect((await who.call(readEdiListColumns, { body: { userId, file: files[0] as File } })).status).toBe(
      status,
    );
  }
  const fieldsOf = async (body: object) =>
    (
      (await as.call(previewEdiImport, { body: { userId, files, choices: looking, ...body } }))
        .body as never as { fields?: { path: string }[] }
    ).fields?.map(({ path }) => path);
  expect(await fieldsOf({ choices: '{' })).toEqual(['choices']);
  expect(await fieldsOf({ choices: JSON.stringify({ months: ['2026-13'], lists: [] }) })).toEqual([
    'choices.months.0',
  ]);
  expect(await fieldsOf({ choices: JSON.stringify({ months: [null, null], lists: [] }) })).toEqual([
    'choices.months',
  ]);
  expect(await fieldsOf({ files: [] })).toEqual(['files']);
  expect(await fieldsOf({ files: Array.from({ length: 13 }, () => files[0]) })).toEqual(['files']);
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(and(eq(auditLine.tenantId, company.id), eq(auditLine.type, 'import'))),
  );
  expect(lines).toEqual([]);
});
