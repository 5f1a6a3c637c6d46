import { createSector } from '@paga/contract/employees/sectors';
import { getLeaveFeeds } from '@paga/contract/leave';
import type { Language } from '@paga/kit';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { FeedsButton } from './feeds-button.tsx';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
  await createdEmployees(server.as(company.admin), company, {});
  await server.as(company.admin).call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
});

const feedsOf = async (user: TestUser) =>
  (await server.as(user).call(getLeaveFeeds, { query: { tenantId: company.id } })).body;

async function opened(as: TestUser, language: Language = 'sq') {
  const rendered = await renderScreen(<FeedsButton />, { as, language });
  await rendered.user.click(
    await screen.findByRole('button', { name: language === 'sq' ? 'Lidhe me kalendarin' : 'Subscribe' }),
  );
  const window = await screen.findByRole('dialog', {
    name: language === 'sq' ? 'Lidhe kalendarin e pushimeve' : 'Subscribe to the leave calendar',
  });
  return { ...rendered, window };
}

test('makes the address of a sector, shows it this once, lists it without it, and ends it after a question', async () => {
  const { user, window } = await opened(company.manager);
  expect(await within(window).findByText('Ende nuk keni asnjë adresë')).toBeVisible();
  await user.click(within(window).getByRole('radio', { name: 'Sektori' }));
  expect(within(window).getByRole('button', { name: 'Krijo adresën' })).toBeDisabled();
  await user.click(within(window).getByRole('combobox', { name: 'Sektori' }));
  await user.click(await screen.findByTitle('Prodhimi'));
  await user.click(within(window).getByRole('checkbox', { name: /Shfaq llojin/ }));
  await user.click(within(window).getByRole('button', { name: 'Krijo adresën' }));
  expect(await within(window).findByText('Adresa për Prodhimi u krijua')).toBeVisible();
  const address = (within(window).getByRole('textbox', { name: 'Adresa sekrete' }) as HTMLInputElement).value;
  expect(address).toMatch(/^http:\/\/localhost\/api\/feeds\/leave\/\d+\/\d+\/[\w-]{43}\.ics$/);
  for (const program of [
    /Google Calendar: .*Nga URL-ja/,
    /Outlook: Shto kalendar/,
    /Apple Calendar: Skedari/,
  ])
    expect(within(window).getByText(program)).toBeVisible();
  expect(within(window).getByRole('link', { name: 'Hape në kalendarin e kësaj pajisjeje' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(window).getByRole('button', { name: 'Kopjo' }));
  expect(copied).toHaveBeenCalledWith(address);
  expect(await screen.findByText('Adresa u kopjua.')).toBeVisible();
  const list = await within(window).findByRole('table', { name: 'Adresat e mia' });
  expect(within(list).getByRole('row', { name: /Prodhimi Sektori/ })).toHaveTextContent(/lloji.*asnjëherë/);
  expect(await axeFinds(window)).toEqual([]);
  expect(await feedsOf(company.manager)).toMatchObject([{ scope: 'sector', withType: true }]);

  await user.click(within(list).getByRole('button', { name: 'Mbyll adresën për Prodhimi' }));
  const question = await screen.findByRole('dialog', { name: 'Të mbyllet adresa për Prodhimi?' });
  await user.click(within(question).getByRole('button', { name: 'Mbyll adresën' }));
  expect(await screen.findByText('Ende nuk keni asnjë adresë')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Adresa sekrete' })).toBeNull();
  expect(await feedsOf(company.manager)).toEqual([]);
});

test('a company user makes one of a person without its type, in English; what fails is said', async () => {
  const { user, window } = await opened(company.user, 'en');
  expect(within(window).queryByRole('checkbox', { name: /Show the type/ })).toBeNull();
  await user.click(within(window).getByRole('radio', { name: 'Employee' }));
  await user.click(within(window).getByRole('combobox', { name: 'Employee' }));
  await user.click(await screen.findByTitle('Arta Krasniqi'));
  await user.click(within(window).getByRole('checkbox', { name: 'Show public holidays too' }));
  faults.next('createLeaveFeed', 500);
  await user.click(within(window).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  await user.click(within(window).getByRole('button', { name: 'Create link' }));
  expect(await within(window).findByText('Copy it now: it is not shown again.')).toBeVisible();
  await waitFor(async () =>
    expect(await feedsOf(company.user)).toMatchObject([
      { scope: 'person', name: 'Arta Krasniqi', withType: false, withHolidays: true },
    ]),
  );
});

test('what cannot be read can be tried again; role 1 has no link and no button', async () => {
  faults.next('getLeaveFeeds', 500);
  const { user, window, unmount } = await opened(company.admin);
  await user.click(await within(window).findByRole('button', { name: 'Provo përsëri' }));
  expect(await within(window).findByText('Ende nuk keni asnjë adresë')).toBeVisible();
  unmount();
  await renderScreen(<FeedsButton />, {
    as: await server.superAdmin(),
    company: { id: company.id, name: 'Agimi' },
  });
  expect(screen.queryByRole('button', { name: 'Lidhe me kalendarin' })).toBeNull();
});
