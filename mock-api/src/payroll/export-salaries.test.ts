import { exportSalaries } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { openWorkbook } from '../employees/import/workbook/open-workbook.ts';

const arranged = async () => {
  const server = await testServer();
  const company = await server.company();
  await savedEmployees(server, company, { personalNumber: '0123456789' }, { firstName: '=Blerta', bruttoSalary: 500 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  return { server, company, query: { tenantId: company.id, month: 10, year: 2026 } };
};

test('exports the table of a month with its totals; identifiers and names stay text', async () => {
  const { server, company, query } = await arranged();
  const { status, body, headers } = await server.as(company.user).call(exportSalaries, { query });
  expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Pagat-2026-10.xlsx')]);
  const lines: string[][] = [];
  for await (const { cells } of openWorkbook(body)) lines.push([...cells.values()].map((cell) => `${cell.kind} ${cell.text}`));
  expect(lines).toEqual([
    ['text Agimi – Pagat'],
    ['text Tetor 2026'],
    expect.arrayContaining(['text Emri', 'text ID', 'text Bruto', 'text Neto']),
    expect.arrayContaining(['text =Blerta Krasniqi', 'number 456.5']),
    expect.arrayContaining(['text Arta Krasniqi', 'text Primar', 'text 0123456789', 'number 1000', 'number 884']),
    expect.arrayContaining(['text Totali (2)', 'number 1500', 'number 1340.5']),
  ]);
});

test('has nothing to export before the first calculation, and nothing for strangers', async () => {
  const { server, company, query } = await arranged();
  expect(await server.as(company.user).call(exportSalaries, { query: { ...query, month: 9 } })).toMatchObject({
    status: 409,
    body: { code: 'NO_SALARIES' },
  });
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  expect((await stranger.call(exportSalaries, { query })).status).toBe(403);
});
