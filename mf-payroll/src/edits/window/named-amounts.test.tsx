import { savePayKind } from '@paga/contract/company/pay-kinds';
import { getSalaries } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };

async function opened() {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, {});
  for (const name of ['Ushqimi', 'Komisioni']) {
    const kind = { name, field: 'extraBrutto', account: null, isActive: true } as const;
    await server.as(company.admin).call(savePayKind, { body: { tenantId: company.id, kind } });
  }
  await calculatedMonth(server, company, october);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  const stored = async () => {
    const query = { ...october, userId: company.id };
    const [row] = (await server.as(company.admin).call(getSalaries, { query })).body.salaries;
    return { gross: row?.extraTable.extraBrutto, lines: row?.lines?.map(({ name, taken }) => [name, taken]) };
  };
  return { user, stored };
}

test('an amount is entered under a name, moves the total of its field, and a cell cannot go below it', async () => {
  const { user, stored } = await opened();
  const cell = cellUnder(/Arta Krasniqi/, 'Shtesa');
  await user.click(within(cell).queryByRole('button') ?? cell);
  const window = await screen.findByRole('dialog', { name: /^Shtesat/ });
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  await user.click(within(window).getByRole('button', { name: 'Shto shumë me emër' }));
  await pasteOver(user, await within(window).findByRole('spinbutton', { name: /^Shuma: / }), '60');
  await user.click(within(window).getByRole('textbox', { name: /^Shënimi: / }));
  await user.paste('22 ditë');
  await waitFor(() =>
    expect(within(window).getByRole('spinbutton', { name: 'Shtesë bruto' })).toHaveValue('60.00'),
  );
  expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent(
    '1,000.00 → 1,060.00',
  );
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  await waitFor(async () => expect(await stored()).toEqual({ gross: 60, lines: [['Komisioni', 60]] }));
  // Typed is the whole of the field; less than what is named in it stays marked.
  await user.click(cellUnder(/Arta Krasniqi/, 'Shtesë bruto'));
  await user.keyboard('100{Enter}');
  await waitFor(async () => expect(await stored()).toEqual({ gross: 100, lines: [['Komisioni', 60]] }));
  await user.click(cellUnder(/Arta Krasniqi/, 'Shtesë bruto'));
  await user.keyboard('59{Enter}');
  expect(await screen.findByText('1 vlerë nuk u kuptua')).toBeVisible();
  expect((await stored()).gross).toBe(100);
  // Step by step back: the text, the total, the name.
  for (const gross of [60, 0]) {
    await user.keyboard('{Control>}z{/Control}');
    if (gross === 60) await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await stored()).gross).toBe(gross));
  }
  expect((await stored()).lines).toBeUndefined();
});
