import { getSalaries } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { aWorkbook } from '@paga/testing/workbook';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '../calculations.screen.tsx';
import { changesOf, editsOfSheet } from './sheet-edits.ts';

const october = { month: 10, year: 2026 };

test('a sheet that has come back is seen before it is taken, goes into the table as one step, and is undone', async () => {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, {}, { firstName: 'Blerta', personalNumber: '1999384753' });
  const [arta] = await calculatedMonth(server, company, october);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  await chooseIn(user, /^Skedarët/, 'Fletë për përgjegjësin…');
  const window = within(await screen.findByRole('dialog', { name: /^Orët nga përgjegjësit/ }));
  const sheet = aWorkbook([
    ['2026-10'],
    ['Numri personal', 'Emri dhe mbiemri', 'Orë natën', 'Orë kujdestarie'],
    [arta?.personalNumber ?? '', arta?.name ?? '', 8, 0],
    ['1111111111', 'Askush', 1, 1],
  ]);
  const input = window.getByLabelText('Zgjidhni fletën e kthyer', { selector: 'input' });
  await user.upload(input, new File([Uint8Array.from(sheet)], 'oret.xlsx'));
  expect(await window.findByText('Rreshti 4: Askush nuk është në këtë muaj')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Vendos 1 vlerë në tabelë' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  const night = async () => {
    const query = { ...october, userId: company.id };
    const { body } = await server.as(company.admin).call(getSalaries, { query });
    return body.salaries.map(({ overtimeTable }) => overtimeTable.nightHours);
  };
  await waitFor(async () => expect(await night()).toEqual([8, 0]));
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await waitFor(async () => expect(await night()).toEqual([0, 0]));
});

test('hours that stand in the table already are no change, and nobody outside the table is one', () => {
  const row = { id: 1, overtimeTable: { nightHours: 8, guardHours: 2 }, extraTable: {}, stopTable: {} };
  const hours = { nightHours: 8, guardHours: 0 };
  const reading = { rows: [1, 2].map((salaryId) => ({ row: 5, salaryId, name: 'Arta', hours })) };
  const changes = changesOf(reading, [row as never], new Map());
  expect(changes).toEqual([{ salaryId: 1, name: 'Arta', column: 'guardHours', before: 2, after: 0 }]);
  expect(editsOfSheet(changes)).toEqual([{ key: 1, column: 'guardHours', text: '0' }]);
});
