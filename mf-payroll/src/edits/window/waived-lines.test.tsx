import { createRecurringLine } from '@paga/contract/employees';
import { getSalaries } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { paste } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

/** Arta with an advance that takes all of her net, and "stops" of half of it behind. */
async function opened(): Promise<RenderedScreen['user']> {
  const [employeeId = 0] = await insertedEmployees(server, company, {});
  const line = { from: '2026-10-01', to: null, total: null } as const;
  const advance = { ...line, name: 'Avans', field: 'avanse', amount: 1000, share: null, order: 1 } as const;
  const half = { ...line, name: 'Ndalesa', field: 'stops', amount: null, share: 50, order: 2 } as const;
  for (const one of [advance, half]) {
    const body = { tenantId: company.id, employeeId, line: one };
    expect((await server.as(company.admin).call(createRecurringLine, { body })).status).toBe(200);
  }
  await calculatedMonth(server, company, october);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  return user;
}

async function stored() {
  const query = { ...october, userId: company.id };
  const { body } = await server.as(company.admin).call(getSalaries, { query });
  const [row] = body.salaries;
  return { net: row?.netto, typed: row?.lines?.map(({ name, typed }) => [name, typed]) };
}
const giveCode = async (user: RenderedScreen['user']) =>
  user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');

async function deductions(user: RenderedScreen['user']): Promise<HTMLElement> {
  const cell = cellUnder(/Arta Krasniqi/, 'Ndalesat');
  await user.click(within(cell).queryByRole('button') ?? cell);
  const window = await screen.findByRole('dialog', { name: /^Ndalesat/ });
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  return window;
}

test('in the window a line shows what the rest leaves it, and each can be set to 0: all of them are waived', async () => {
  const user = await opened();
  const window = await deductions(user);
  const [advance, stops] = ['Avans', 'Ndalesa'].map((name) =>
    within(window).getByRole('spinbutton', { name }),
  );
  if (!advance || !stops) throw new Error('no fields');
  expect([advance, stops].map((field) => (field as HTMLInputElement).value)).toEqual(['884.00', '0.00']);
  await user.type(advance, '{Control>}a{/Control}0');
  // The advance gone, there is something left for what stood at 0.
  await waitFor(() => expect(stops).toHaveValue('442.00'));
  await user.type(stops, '{Control>}a{/Control}0');
  expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent('0.00 → 884.00');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user);
  await waitFor(async () =>
    expect(await stored()).toEqual({
      net: 884,
      typed: [
        ...[
          ['Ndalesa', true],
          ['Avans', true],
        ],
      ],
    }),
  );
});

test('a 0 typed over a 0 is an edit, in the window and in a cell; Ctrl+Z gives the month back to the lines', async () => {
  const user = await opened();
  const window = await deductions(user);
  await user.type(within(window).getByRole('spinbutton', { name: 'Ndalesa' }), '{Control>}a{/Control}0');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user);
  const half = {
    net: 0,
    typed: [
      ...[
        ['Ndalesa', true],
        ['Avans', false],
      ],
    ],
  };
  await waitFor(async () => expect(await stored()).toEqual(half));
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Ndalesa')).toHaveTextContent('0.00'));
  await user.click(cellUnder(/Arta Krasniqi/, 'Avans'));
  await user.keyboard('0{Enter}');
  const none = {
    net: 884,
    typed: [
      ...[
        ['Ndalesa', true],
        ['Avans', true],
      ],
    ],
  };
  await waitFor(async () => expect(await stored()).toEqual(none));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await stored()).toEqual(half));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () =>
    expect((await stored()).typed?.map(([, typed]) => typed)).toEqual([false, false]),
  );
  // A pasted 0 is one too, an empty cell is not.
  await user.click(cellUnder(/Arta Krasniqi/, 'Ndalesa'));
  paste('0\t\r\n');
  await waitFor(async () => expect((await stored()).typed).toContainEqual(['Ndalesa', true]));
});
