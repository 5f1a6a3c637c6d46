import { getAuthUser, getLoginTenants } from '@paga/contract/identity/sign-in';
import { updateAdmin } from '@paga/contract/identity/users';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { UserList } from './user-list.tsx';

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const open = (options: Partial<ScreenOptions> = {}) =>
    renderScreen(<UserList />, {
      as: company.admin,
      path: '/configurations?tab=users',
      route: '/configurations',
      ...options,
    });
  return { server, company, open };
}
const rows = () => screen.getAllByRole('row').slice(1);
const rowOf = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name });
  return cell.closest('tr') ?? cell;
};

test('shows the people of the company with role and status', async () => {
  const { open } = await arranged();
  await open();
  const row = await rowOf('Mira Menaxhere');
  for (const text of ['Agimi', 'Menaxher i kompanisë', 'Aktiv'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(rows()).toHaveLength(3);
});

test('a search leaves whom it finds, stands in the address beside the tab, and says when it finds nobody', async () => {
  const { open } = await arranged();
  const { user, address } = await open();
  await rowOf('Mira Menaxhere');
  await user.type(screen.getByRole('searchbox', { name: 'Kërko përdorues' }), 'perdoruesi{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(address()).toBe('/configurations?tab=users&search=perdoruesi');
  await user.type(screen.getByRole('searchbox', { name: 'Kërko përdorues' }), 'xyz{Enter}');
  expect(await screen.findByText('Asnjë përdorues për "perdoruesixyz"')).toBeVisible();
});

test('offers what the role may do: nothing to a company user, nothing about oneself but the name', async () => {
  const { company, open } = await arranged();
  await open({ as: company.user });
  await rowOf('Mira Menaxhere');
  expect(screen.queryByRole('button', { name: /Ndrysho|Fshij|Çaktivizo/ })).not.toBeInTheDocument();
});

test('a manager manages managers and users, not administrators', async () => {
  const { company, open } = await arranged();
  await open({ as: company.manager });
  const named = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  expect(named(await rowOf('Arben Admini'))).toEqual([]);
  expect(named(await rowOf('Mira Menaxhere'))).toEqual(['Ndrysho: Mira Menaxhere']);
  expect(named(await rowOf('Uran Përdoruesi'))).toEqual([
    'Ndrysho: Uran Përdoruesi',
    'Çaktivizo: Uran Përdoruesi',
    'Fshij: Uran Përdoruesi',
  ]);
});

test('a person is switched off after a question that names them, and out at once', async () => {
  const { server, company, open } = await arranged();
  const { user } = await open();
  await user.click(
    within(await rowOf('Uran Përdoruesi')).getByRole('button', { name: 'Çaktivizo: Uran Përdoruesi' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Të çaktivizohet Uran Përdoruesi?' });
  await user.click(within(dialog).getByRole('button', { name: 'Çaktivizo' }));
  expect(await screen.findByText('Përdoruesi u çaktivizua: Uran Përdoruesi')).toBeVisible();
  await waitFor(async () =>
    expect(within(await rowOf('Uran Përdoruesi')).getByText('Joaktiv')).toBeVisible(),
  );
  expect((await server.as(company.user).call(getAuthUser, {})).status).toBe(401);
});

test('a person is deleted after a question that names them', async () => {
  const { open } = await arranged();
  const { user } = await open();
  await user.click(
    within(await rowOf('Uran Përdoruesi')).getByRole('button', { name: 'Fshij: Uran Përdoruesi' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Të fshihet Uran Përdoruesi?' });
  await user.click(within(dialog).getByRole('button', { name: 'Fshij përdoruesin' }));
  expect(await screen.findByText('Përdoruesi u fshi: Uran Përdoruesi')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('what somebody else has changed meanwhile is not written over, and the form says so', async () => {
  const { server, company, open } = await arranged();
  const { user } = await open({ language: 'en' });
  const row = await rowOf('Uran Përdoruesi');
  await user.click(within(row).getByRole('button', { name: 'Edit Uran Përdoruesi' }));
  const dialog = await screen.findByRole('dialog');
  await server.as(company.manager).call(updateAdmin, { body: { id: company.user.id, name: 'Uran Hoti' } });
  await user.type(within(dialog).getByRole('textbox', { name: 'Full name' }), ' Berisha');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/This was changed in the meantime/)).toBeVisible();
  expect(await rowOf('Uran Hoti')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/This was changed in the meantime/)).toBeVisible();
});

test('the last administrator stays, and the reason is shown', async () => {
  const { server, company, open } = await arranged();
  const boss = await server.superAdmin();
  // By e-mail: other tests have companies with a namesake, and one of them has a second administrator.
  const search = encodeURIComponent(company.admin.email);
  const { user } = await open({ as: boss, path: `/configurations?tab=users&search=${search}` });
  await user.click(await screen.findByRole('button', { name: 'Fshij: Arben Admini' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij përdoruesin' }));
  expect(await screen.findByText(/të paktën një administrator aktiv/)).toBeVisible();
});

test('a person is changed; oneself only by name', async () => {
  const { open } = await arranged();
  const { user } = await open();
  await user.click(
    within(await rowOf('Uran Përdoruesi')).getByRole('button', { name: 'Ndrysho: Uran Përdoruesi' }),
  );
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: 'Emri i plotë' });
  await user.clear(name);
  await user.type(name, 'Uran Berisha');
  await user.click(within(dialog).getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Informacioni u ruajt: Uran Berisha')).toBeVisible();
  expect(await rowOf('Uran Berisha')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Ndrysho: Arben Admini' }));
  const own = await screen.findByRole('dialog');
  expect(within(own).getByRole('textbox', { name: 'E-mail' })).toBeDisabled();
  expect(within(own).getByRole('textbox', { name: 'Emri i plotë' })).toBeEnabled();
});

test('of a person who also works for strangers only the link is offered, in English too', async () => {
  const { server, company, open } = await arranged();
  const [drini, gjakova] = [
    await server.company({ name: 'Drini' }),
    await server.company({ name: 'Gjakova' }),
  ];
  await server.user({ roleId: 3, companies: [company.id, drini.id], name: 'Zana Dy' });
  const both = await server.user({ roleId: 2, companies: [company.id, gjakova.id], name: 'Bujar Admini' });
  const { user } = await open({ as: both, language: 'en' });
  const row = await rowOf('Zana Dy');
  expect(within(row).getByText('Agimi and others')).toBeVisible();
  expect(within(row).queryByRole('button', { name: 'Deactivate Zana Dy' })).not.toBeInTheDocument();
  await user.click(await within(row).findByRole('button', { name: 'Edit Zana Dy' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/also works for other companies/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Full name' })).toBeDisabled();
  expect(await within(dialog).findByRole('combobox', { name: 'Companies' })).toBeEnabled();
});

test('of somebody of many companies the first are named, and a change of the name leaves all of them', async () => {
  const { server, company, open } = await arranged();
  const companies = [company.id];
  for (let n = 10; n < 32; n += 1) companies.push((await server.company({ name: `Zyra ${n}` })).id);
  const admin = await server.user({ roleId: 2, companies, name: 'Bujar Admini' });
  const mira = await server.user({ roleId: 3, companies, name: 'Mira Shumë' });
  const { user } = await open({
    as: admin,
    language: 'en',
    path: '/configurations?tab=users&search=mira+shum',
  });
  const row = await rowOf('Mira Shumë');
  expect(within(row).getByText(/Zyra 28 and 3 more$/)).toBeVisible();
  await user.click(await within(row).findByRole('button', { name: 'Edit Mira Shumë' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The person works for 23 companies; they stay as they are.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), ' e Re');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('rowheader', { name: /Mira Shumë e Re/ })).toBeVisible();
  const list = await server.as(mira).call(getLoginTenants, { query: {} });
  expect(list.body).toHaveLength(companies.length);
});

test('a person who also works for strangers leaves the own company, and the question says so', async () => {
  const { server, company, open } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  await server.user({ roleId: 3, companies: [company.id, drini.id], name: 'Zana Dy' });
  const { user } = await open();
  const row = await rowOf('Zana Dy');
  expect(within(row).queryByRole('button', { name: 'Ndrysho: Zana Dy' })).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Fshij: Zana Dy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Të hiqet Zana Dy nga kompania?' });
  expect(within(dialog).getByText(/Hiqet vetëm nga: Agimi/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hiq përdoruesin' }));
  expect(await screen.findByText('Përdoruesi u hoq nga kompania: Zana Dy')).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  const { open } = await arranged();
  const { faults } = await import('@paga/testing/msw-bridge');
  faults.next('getUserList', 500);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Provo/ }));
  expect(await rowOf('Mira Menaxhere')).toBeVisible();
});
