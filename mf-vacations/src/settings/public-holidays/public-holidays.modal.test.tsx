import { getPublicHolidays } from '@paga/contract/company/law/public-holidays';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { PublicHolidaysModal } from './public-holidays.modal.tsx';

let server: HttpTestServer;
beforeEach(async () => {
  server = await startHttpServer();
});
const open = (as: TestUser, language?: 'sq' | 'en') =>
  renderScreen(<PublicHolidaysModal onClose={() => undefined} />, { as, path: '/configurations', language });
const ahead = new Date().getFullYear() + 4;

// antd gives every dialog of a test the same id, so two open ones cannot be distinguished by name.
async function dialogAbout(text: string) {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} stands in no dialog`);
  return within(dialog);
}

test('role 1 takes over the statutory days of a year that has none, adds one, and deletes it', async () => {
  const root = await server.superAdmin();
  const { user } = await open(root);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Viti' }), String(ahead));
  expect(await screen.findByText(`Viti ${ahead} nuk ka ende festa`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Shto \d+ ditë$/ }));
  expect(await screen.findByText(`Informatat u ruajtën: festat e vitit ${ahead}.`)).toBeVisible();
  const table = within(await screen.findByRole('table', { name: `Festat zyrtare të vitit ${ahead}` }));
  expect(table.getByText('Krishtlindjet Katolike')).toBeVisible();
  expect(table.getAllByText('Për t’u konfirmuar')).not.toHaveLength(0);
  expect(screen.getByText(/Datat "Për t’u konfirmuar" priten, nuk janë shpallur/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shto festë' }));
  const form = await dialogAbout('Emri shqip');
  await user.type(form.getByRole('textbox', { name: 'Dita e pushimit' }), `25.12.${ahead}`);
  await user.type(form.getByRole('textbox', { name: 'Emri shqip' }), 'Ditë zie');
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await form.findByText('Në këtë datë ka tashmë festë')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Dita e pushimit' }));
  await user.type(form.getByRole('textbox', { name: 'Dita e pushimit' }), `03.03.${ahead}`);
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Informatat u ruajtën: festa zyrtare.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Fshij: Ditë zie' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij festën' }));
  const stored = async () =>
    (await server.as(root).call(getPublicHolidays, { query: { year: ahead } })).body.holidays;
  await waitFor(async () => expect((await stored()).some((day) => day.name === 'Ditë zie')).toBe(false));
});

test('the user of a company reads the year in English and has no button', async () => {
  const company = await server.company();
  const { user } = await open(company.user, 'en');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2026');
  expect(await screen.findByText('Europe Day')).toBeVisible();
  expect(screen.getByText('instead of 09.05.2026 (Saturday)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a holiday' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});
