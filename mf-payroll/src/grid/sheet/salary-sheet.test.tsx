import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries, updateSalary } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder, textsUnder } from '@paga/testing/grid-cells';
import { paste } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '../calculations.screen.tsx';

const october = { month: 10, year: 2026 };
const [arta, blerta, other] = [/Arta Krasniqi/, /1010101010/, /2020202020/];

/** October of Arta and of two Blerta Hoxha, after a September in which Arta had 4 hours at night; the lock is open. */
async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', personalNumber: '1010101010' },
    { firstName: 'Blerta', lastName: 'Hoxha', personalNumber: '2020202020' },
  );
  const admin = server.as(company.admin);
  await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const [first] = await calculatedMonth(server, company, { month: 9, year: 2026 });
  await admin.call(updateSalary, {
    body: { month: 9, year: 2026, salaryId: Number(first?.id), tenantId: company.id, nightHours: 4 },
  });
  await calculatedMonth(server, company, october);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  const stored = async (field: 'nightHours' | 'weekendHours') => {
    const query = { ...october, userId: company.id };
    const { body } = await admin.call(getSalaries, { query });
    return body.salaries.map(({ overtimeTable }) => overtimeTable[field]);
  };
  const shown = (heading: string) => [arta, blerta, other].map((row) => textsUnder(row, [heading])[0]);
  return { user, stored, shown };
}

test('a range says its sum below the table, is filled as one step that is saved and undone as one, and takes last month’s values; the person, the explanation and 744 hours are at hand', async () => {
  const { user, stored, shown } = await arranged();
  await user.click(cellUnder(arta, 'Natën'));
  await user.keyboard('7.5{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(screen.getByText('3 qeliza · shuma 7.5 orë · mesatarja 7.5 orë · 1 vlerë')).toBeVisible();
  await user.keyboard('{Control>}d{/Control}');
  expect(screen.getByText('3 qeliza · shuma 22.5 orë · mesatarja 7.5 orë · 3 vlera')).toBeVisible();
  await waitFor(async () => expect(await stored('nightHours')).toEqual([7.5, 7.5, 7.5]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await stored('nightHours')).toEqual([7.5, 0, 0]));
  fireEvent.contextMenu(cellUnder(arta, 'Natën'));
  const menu = screen.getByRole('menu', { name: 'Menuja e qelizave' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Mbush poshtë', 'Mbush djathtas', 'Pastro', 'Kopjo nga muaji i kaluar'],
    ...['Si u llogarit', 'Në dritare: Orët shtesë', 'Hap Arta Krasniqi'],
  ]);
  await user.click(within(menu).getByRole('menuitem', { name: 'Kopjo nga muaji i kaluar' }));
  await waitFor(async () => expect(await stored('nightHours')).toEqual([4, 0, 0]));
  await user.click(cellUnder(arta, 'Natën'));
  await user.keyboard('744{Enter}');
  expect(await screen.findByText('Arta Krasniqi: 744 orë, Orët e natës')).toBeVisible();
  // The table goes on meanwhile: the next keys land in the next cell.
  expect(cellUnder(blerta, 'Natën')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ktheje' }));
  expect(shown('Natën')).toEqual(['4', '–', '–']);
  await waitFor(async () => expect(await stored('nightHours')).toEqual([4, 0, 0]));
});

test('a pasted list finds its rows by name or number and asks about doubles; typing finds a name; chosen rows get one value', async () => {
  const { user, stored, shown } = await arranged();
  await user.click(cellUnder(arta, 'Natën'));
  paste('Krasniqi Arta\t5\r\n2020202020\t6\r\n');
  expect(shown('Natën')).toEqual(['5', '–', '6']);
  paste('Blerta Hoxha\t3\r\nArta Krasniqi\t1\r\nArta Krasniqi\t2\r\n');
  const asks = await screen.findByRole('dialog', { name: /^Lista e ngjitur/ });
  await user.selectOptions(within(asks).getByRole('combobox'), 'Blerta Hoxha · 1010101010');
  await user.click(within(asks).getByRole('button', { name: 'Vendose te 2 punonjës' }));
  expect(shown('Natën')).toEqual(['3', '3', '6']);
  await waitFor(async () => expect(await stored('nightHours')).toEqual([3, 3, 6]));
  cellUnder(arta, 'Emri').focus();
  await user.keyboard('hox');
  await waitFor(() => expect(cellUnder(blerta, 'Emri')).toHaveFocus());
  const boxes = screen.getAllByRole('checkbox', { name: /Zgjidh rreshtin/ });
  await user.click(boxes[0] as HTMLElement);
  await user.click(boxes[2] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Jepu të zgjedhurve…' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kolona' }), 'Orët në fundjavë');
  await user.type(screen.getByRole('textbox', { name: 'Vlera' }), 'tetë{Enter}');
  expect(await screen.findByText('Shkruani një numër')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Vlera' }));
  await user.type(screen.getByRole('textbox', { name: 'Vlera' }), '8{Enter}');
  await waitFor(async () => expect(await stored('weekendHours')).toEqual([8, 0, 8]));
});
