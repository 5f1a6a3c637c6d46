import { closePeriod } from '@paga/contract/payroll';
import { connectedBooks } from '@paga/testing/connected-books';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };

async function booked() {
  const server = await startHttpServer();
  const company = await connectedBooks(server);
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Çlirim',
    lastName: 'Gashi',
    bruttoSalary: 500,
  });
  await calculatedMonth(server, company, october);
  return { server, company };
}

const open = (as: Parameters<typeof renderScreen>[1]['as'], language: 'sq' | 'en' = 'sq') =>
  renderScreen(<CalculationsScreen />, { as, path: '/calculations?month=10&year=2026', language });

const sync = () => screen.findByRole('button', { name: 'Konto në QuickBooks' });

test('posts the chosen salaries after both prompts, and shows the entry; the same once more changes nothing', async () => {
  const { company } = await booked();
  const { user } = await open(company.admin);
  const row = await screen.findByRole('row', { name: /Çlirim Gashi/ });
  await user.click(await sync());
  expect(await screen.findByText('Nuk ka paga per te kontuar')).toBeVisible();
  await user.click(within(row).getByRole('checkbox'));
  await user.click(await sync());
  const unsynced = await screen.findByRole('dialog', { name: '1 punonjës nuk është ende në QuickBooks' });
  expect(within(unsynced).getByText('Çlirim Gashi')).toBeVisible();
  await user.click(within(unsynced).getByRole('button', { name: 'Dërgo dhe vazhdo' }));
  const post = await screen.findByRole('dialog', { name: 'Kontimi i pagave në QuickBooks' });
  expect(await within(post).findByText('Paga neto – Çlirim Gashi')).toBeVisible();
  expect(
    within(post).getByRole('combobox', { name: 'Në cilën gjuhë të jenë përshkrimet?' }),
  ).toHaveDisplayValue('Shqip');
  await user.click(within(post).getByRole('button', { name: 'Konto' }));
  expect(await screen.findByText('Kontimi me Quickbooks është duke u procesuar')).toBeVisible();
  expect(await screen.findByText('U kontua 1 pagë')).toBeVisible();
  expect(await screen.findByText('Kontuar')).toBeVisible();
  await user.click(await sync());
  expect(await screen.findByText('Këto paga janë tashmë në libra ashtu siç janë')).toBeVisible();
});

test('a closed month is refused, with what to do', async () => {
  const { server, company } = await booked();
  const body = { ...october, tenantId: company.id, code: company.code };
  expect((await server.as(company.admin).call(closePeriod, { body })).status).toBe(200);
  const { user } = await open(company.admin);
  await user.click(within(await screen.findByRole('row', { name: /Çlirim Gashi/ })).getByRole('checkbox'));
  await user.click(await sync());
  await user.click(await screen.findByRole('button', { name: 'Vazhdo pa i dërguar' }));
  expect(await screen.findByText(/^Periudha është e mbyllur\. Hapeni periudhën/)).toBeVisible();
});

test('an entry that was refused says why, and its salaries are posted again from there', async () => {
  const { server, company } = await booked();
  const { user } = await open(company.admin);
  await server.closeBooks('2026-10-31');
  await user.click(within(await screen.findByRole('row', { name: /Çlirim Gashi/ })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Konto në QuickBooks' }));
  await user.click(await screen.findByRole('button', { name: 'Vazhdo pa i dërguar' }));
  const post = async () =>
    user.click(
      within(await screen.findByRole('dialog', { name: 'Kontimi i pagave në QuickBooks' })).getByRole(
        'button',
        {
          name: 'Konto',
        },
      ),
    );
  await post();
  const table = await screen.findByRole('table', { name: 'Në QuickBooks' });
  expect(await within(table).findByText(/Librat në QuickBooks janë të mbyllur/)).toBeVisible();
  await server.closeBooks(null);
  await user.click(within(table).getByRole('button', { name: /^Provo përsëri PAGA-202610-/ }));
  await post();
  expect(await screen.findByText('U kontua 1 pagë')).toBeVisible();
  expect(await within(table).findByText('Kontuar')).toBeVisible();
  expect(within(table).queryByRole('button')).not.toBeInTheDocument();
});

test('a company without the integration has neither the button nor the language', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, october);
  await open(company.admin, 'en');
  await screen.findByRole('row', { name: /Krasniqi/ });
  expect(screen.queryByRole('button', { name: 'Post to QuickBooks' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Language of the accounting' })).not.toBeInTheDocument();
});
