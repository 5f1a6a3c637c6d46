import { type CorrectedRow, createEmployee, previewImport, readImportCells } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { testServer } from '@paga/testing/server';
import { anImportLine, anImportWorkbook, type TestCell } from '@paga/testing/workbook';
import { auditLine } from '#core/audit/table.ts';
import { employee } from '#people/table.ts';

type Cells = CorrectedRow['cells'];

/** The rows of a previewed workbook, and how cells of them are read again. */
async function arranged(...lines: TestCell[][]) {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.user);
  const file = new File([new Uint8Array(anImportWorkbook(...lines))], 'punetoret.xlsx');
  const rows = (await as.call(previewImport, { body: { file, userId: company.id } })).body.value;
  const read = (...cells: Cells[]) =>
    as.call(readImportCells, {
      body: { userId: company.id, rows: rows.map((row, index) => ({ row, cells: cells[index] ?? [] })) },
    });
  return { server, company, as, rows, read };
}

test('reads corrected cells as those of the workbook: the row becomes valid, with its net', async () => {
  const { read, rows } = await arranged(
    anImportLine({ 'Emri dhe mbiemri': 'Arta', 'Paga bruto': 'shumë', 'Data e kontratës': null }),
  );
  expect(rows[0]?.errors.map(({ code }) => code)).toEqual(['nameOneWord', 'grossNotNumber', 'dateMissing']);
  const { status, body } = await read([
    { column: 'name', text: ' Arta  Krasniqi ' },
    { column: 'grossSalary', text: '1.000,00 €' },
    { column: 'contractDate', text: '1/3/24' },
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      row: 2,
      name: 'Arta Krasniqi',
      grossSalary: 1000,
      netSalary: 884,
      contractDate: '2024-03-01',
      isValid: true,
      errors: [],
    },
  ]);
});

test('a corrected cell that is wrong too is reported in its place, and the other problems of the row stay', async () => {
  const { read } = await arranged(anImportLine({ 'Emri dhe mbiemri': 'Arta', 'Paga bruto': 'shumë' }));
  expect((await read([{ column: 'grossSalary', text: '-5' }])).body).toMatchObject([
    {
      isValid: false,
      netSalary: null,
      errors: [
        { code: 'nameOneWord', cell: 'A2' },
        { code: 'grossNegative', cell: 'E2', value: '-5' },
      ],
    },
  ]);
});

test('compares a corrected row anew with who is saved: by its number, and by its account', async () => {
  const { as, company, read } = await arranged(anImportLine({ 'Numri personal': '123' }));
  await as.call(createEmployee, { body: anEmployee({ userId: company.id, occupation: 'Shefe' }) });
  const other = anEmployee({ userId: company.id, firstName: 'Blerta', personalNumber: '1999384753' });
  await as.call(createEmployee, { body: other });
  const { body } = await read([{ column: 'idNumber', text: '1234567892' }]);
  expect(body).toMatchObject([
    {
      isValid: true,
      match: { name: 'Arta Krasniqi' },
      warnings: [{ code: 'accountShared', other: 'Blerta Krasniqi' }],
    },
  ]);
  expect(body[0]?.match?.changes).toContainEqual({ column: 'jobTitle', old: 'Shefe', new: 'Kontabiliste' });
});

test('saves nothing and leaves no audit line', async () => {
  const { server, company, read } = await arranged(anImportLine());
  await read([{ column: 'jobTitle', text: 'Shefe' }]);
  const left = await server.inCompany(company.id, async (tx) => [
    await tx.select().from(employee),
    await tx.select().from(auditLine),
  ]);
  expect(left).toEqual([[], []]);
});

test('refuses a column nobody knows, a text that is too long, no row and too many', async () => {
  const { as, company, rows } = await arranged(anImportLine());
  const [row] = rows;
  if (!row) throw new Error('the row was not read');
  const ask = async (sent: CorrectedRow[]) =>
    (await as.call(readImportCells, { body: { userId: company.id, rows: sent } })).status;
  const cell = (column: string, text: string) => ({ row, cells: [{ column, text }] }) as CorrectedRow;
  expect(await ask([cell('netSalary', '5')])).toBe(422);
  expect(await ask([cell('name', 'a'.repeat(1001))])).toBe(422);
  expect(await ask([])).toBe(422);
  expect(await ask(Array.from({ length: 501 }, () => cell('name', 'Arta Krasniqi')))).toBe(422);
});

test('refuses another company and who is not signed in', async () => {
  const { server, as, rows } = await arranged(anImportLine());
  const other = await server.company({ name: 'Drini' });
  const body = { userId: other.id, rows: rows.map((row) => ({ row, cells: [] })) };
  expect((await as.call(readImportCells, { body })).status).toBe(403);
  expect((await server.as(undefined).call(readImportCells, { body })).status).toBe(401);
});
