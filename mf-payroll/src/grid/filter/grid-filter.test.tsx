import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '../calculations.screen.tsx';

/** October of Arta, who has no account, of Çlirim in two jobs and a sector, and of Blerta below the minimum wage. */
async function opened(language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await createdEmployees(
    server.as(company.admin),
    company,
    { bankAccountNumber: undefined },
    { firstName: 'Çlirim', lastName: 'Gashi', employerTier: 2, sectors: [{ name: 'Shitja' }] },
    { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 400, sectors: [{ name: 'Financa' }] },
  );
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const path = '/calculations?month=10&year=2026';
  const { user } = await renderScreen(<CalculationsScreen />, { as: company.admin, path, language });
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  await user.click(await screen.findByRole('button', { name: 'Filtrat' }));
  return user;
}

const [arta, clirim, blerta] = ['Arta Krasniqi', 'Çlirim Gashi', 'Blerta Hoxha'];
/** Waits until exactly these stand in the table. */
const shows = (...names: (string | undefined)[]) =>
  waitFor(() => {
    const rows = screen
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('checkbox', { name: /Zgjidh rreshtin/ }));
    expect(
      rows.map((row) => [arta, clirim, blerta].find((name) => row.textContent?.includes(name ?? ''))),
    ).toEqual(names);
  });

test('the table is filtered by sector', async () => {
  const user = await opened();
  const sector = await screen.findByRole('combobox', { name: 'Sektori' });
  await shows(arta, blerta, clirim);
  await user.selectOptions(sector, 'Shitja');
  await shows(clirim);
  await user.selectOptions(sector, 'Pa sektor');
  await shows(arta);
  expect(screen.getByRole('row', { name: /Totali \(1\)/ })).toBeVisible();
  await user.selectOptions(sector, 'Të gjithë sektorët');
  await shows(arta, blerta, clirim);
});

test('the table is filtered by the tier of the employer', async () => {
  const user = await opened();
  const tier = screen.getByRole('combobox', { name: 'Punëdhënësi' });
  await user.selectOptions(tier, 'Sekondar');
  await shows(clirim);
  await user.selectOptions(tier, 'Primar');
  await shows(arta, blerta);
});

test('the table is filtered by what a row says of itself and by what the check has found', async () => {
  const user = await opened();
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.*pa llogari bankare/ })).toBeVisible();
  const problem = screen.getByRole('combobox', { name: 'Vërejtja' });
  await user.selectOptions(problem, 'nën pagën minimale');
  await shows(blerta);
  await user.selectOptions(problem, 'pa llogari bankare');
  await shows(arta);
  await user.selectOptions(problem, 'Të gjitha vërejtjet');
  await user.click(screen.getByRole('radio', { name: 'Punonjës me vërejtje (2)' }));
  await shows(arta, blerta);
});

test('a choice made while the search still waits for a pause is kept', async () => {
  await opened();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Punëdhënësi' }), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ar' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Punëdhënësi' }), { target: { value: '2' } });
  expect(await screen.findByText('Asnjë punonjës nuk i përgjigjet kërkimit')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Punëdhënësi' })).toHaveValue('2');
});
