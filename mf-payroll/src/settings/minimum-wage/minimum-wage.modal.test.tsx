import { getMinimumWages } from '@paga/contract/company/law/minimum-wage';
import { renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { MinimumWageModal } from './minimum-wage.modal.tsx';

let server: HttpTestServer;
beforeEach(async () => {
  server = await startHttpServer();
});
const modal = <MinimumWageModal onClose={() => undefined} />;

// antd gives every dialog of a test the same id, so two open ones cannot be distinguished by name.
async function dialogAbout(text: string) {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} stands in no dialog`);
  return within(dialog);
}

test('role 1 adds a wage from a day on and takes it back', async () => {
  const root = await server.superAdmin();
  const { user } = await renderScreen(modal, { as: root, path: '/configurations' });
  await user.type(await screen.findByRole('textbox', { name: /Vlen nga/ }), '01.01.2043');
  await user.type(screen.getByRole('spinbutton', { name: 'Paga minimale bruto' }), '600e,1.50');
  await user.type(screen.getByRole('spinbutton', { name: /Paga minimale nën atë moshë/ }), '500');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Plotësoni edhe moshën edhe pagën')).toBeVisible();
  await user.type(screen.getByRole('spinbutton', { name: /Nën moshën/ }), '25');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Informatat u ruajtën: paga minimale.')).toBeVisible();
  const stored = async () =>
    (await server.as(root).call(getMinimumWages, {})).body.find((wage) => wage.validFrom === '2043-01-01');
  expect(await stored()).toMatchObject({ amount: 6001.5, youngAmount: 500, youngBelowAge: 25 });
  await user.click(await screen.findByRole('button', { name: 'Tërhiq pagën minimale nga 01.01.2043' }));
  const asked = await dialogAbout('Të tërhiqet paga minimale nga 01.01.2043?');
  await user.click(asked.getByRole('button', { name: 'Tërhiq pagën minimale' }));
  expect(await screen.findByText('Paga minimale nga 01.01.2043 u tërhoq.')).toBeVisible();
  expect(await stored()).toBeUndefined();
});

test('the user of a company reads them, in English too', async () => {
  const company = await server.company();
  await renderScreen(modal, { as: company.user, path: '/configurations', language: 'en' });
  expect(await screen.findByText('130.00 € under 35')).toBeVisible();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
