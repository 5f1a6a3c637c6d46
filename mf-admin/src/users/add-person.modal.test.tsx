import { updateCompanySecurity } from '@paga/contract/company/security';
import { login } from '@paga/contract/identity/sign-in';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { AddAdministratorModal, AddUserModal } from './add-person.modal.tsx';

// What a test switched to a demo, whose mail is read in the outbox, the next one meets as it was.
afterEach(async () => (await startHttpServer()).demo(false));

let serial = 0;
const freshEmail = () => {
  serial += 1;
  return `arta.${Date.now()}.${serial}@agimi.test`;
};

async function open(
  as: TestUser,
  Modal: typeof AddUserModal = AddUserModal,
  options: Partial<ScreenOptions> = {},
) {
  const onClose = jest.fn();
  return {
    onClose,
    ...(await renderScreen(<Modal onClose={onClose} />, { as, path: '/configurations', ...options })),
  };
}

async function fill(user: RenderedScreen['user'], email: string, password = 'Mali2026'): Promise<void> {
  await pasteOver(user, await screen.findByRole('textbox', { name: 'Emri i plotë' }), 'Arta Krasniqi');
  await pasteOver(user, screen.getByRole('textbox', { name: 'E-mail' }), email);
  await pasteOver(user, screen.getByLabelText('Fjalëkalimi'), password);
}

test('a manager adds a user to the own company, who can sign in', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const { user, onClose } = await open(company.manager);
  const email = freshEmail();
  await fill(user, email);
  expect(screen.queryByRole('combobox', { name: 'Kompanitë' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Shto përdoruesin' }));
  expect(await screen.findByText('Përdoruesi u shtua: Arta Krasniqi')).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { body } = await server.as(undefined).call(login, { body: { email, password: 'Mali2026' } });
  expect(body).toMatchObject({ roleId: 4, agreed: null });
});

test.each(['sq', 'en'] as const)(
  'in %s nobody types a password for somebody whom mail reaches: the link sets it',
  async (language) => {
    const server = await startHttpServer();
    const company = await server.company();
    await server.demo(true);
    const { user } = await open(company.manager, AddUserModal, { language });
    const label = language === 'sq' ? 'Emri i plotë' : 'Full name';
    await pasteOver(user, await screen.findByRole('textbox', { name: label }), 'Arta Krasniqi');
    await pasteOver(user, screen.getByRole('textbox', { name: 'E-mail' }), freshEmail());
    expect(
      screen.getByText(language === 'sq' ? /lidhja vlen 3 ditë/ : /link holds for 3 days/),
    ).toBeVisible();
    expect(screen.queryByLabelText(/^(Fjalëkalimi|Password)$/)).toBeNull();
    await user.click(
      screen.getByRole('button', { name: language === 'sq' ? 'Shto përdoruesin' : 'Add the user' }),
    );
    expect(await screen.findByText(/Arta Krasniqi/)).toBeVisible();
  },
);

test('the rules of the password are ticked while it is typed, and the first broken one is named', async () => {
  const { admin } = await (await startHttpServer()).company();
  const { user } = await open(admin);
  const rules = await screen.findByRole('list', { name: 'Rregullat e fjalëkalimit' });
  expect(within(rules).getAllByText('ende jo')).toHaveLength(4);
  const password = screen.getByLabelText('Fjalëkalimi');
  await user.type(password, 'mali');
  expect(within(rules).getAllByText('plotësuar')).toHaveLength(1);
  await user.tab();
  // The rule as everywhere else, the fault at the field in the words of the specification.
  expect(within(rules).getByText('Të paktën 6 karaktere')).toBeVisible();
  expect(await screen.findByText('Fjalekalimi duhet te jete me i gjate se 6 karaktere')).toBeVisible();
  expect(password).toBeInvalid();
  await user.type(password, 'MA2026');
  expect(within(rules).getAllByText('plotësuar')).toHaveLength(4);
});

test.each([
  ['sq', 'Fjalëkalimi duhet të ketë së paku 10 karaktere: aq kërkon kompania.'],
  ['en', 'The password must have at least 10 characters: the company asks for that many.'],
] as const)(
  'in %s the rules ask for as many characters as the strictest chosen company does',
  async (language, text) => {
    const server = await startHttpServer();
    const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
    await server
      .as(drini.admin)
      .call(updateCompanySecurity, { body: { tenantId: drini.id, twoFactor: false, passwordMinLength: 10 } });
    const both = await server.user({ roleId: 2, companies: [agimi.id, drini.id] });
    const { user } = await open(both, AddUserModal, { company: { id: agimi.id }, language });
    const rules = await screen.findByRole('list', { name: /^(Rregullat e fjalëkalimit|Password rules)$/ });
    const kept = () => rules.querySelectorAll('.users-rule-kept').length;
    const password = screen.getByLabelText(language === 'sq' ? 'Fjalëkalimi' : 'Password');
    await user.type(password, 'Mali2026');
    expect(kept()).toBe(4);
    await user.click(
      await screen.findByRole('combobox', { name: language === 'sq' ? 'Kompanitë' : 'Companies' }),
    );
    await user.click(await screen.findByTitle('Drini'));
    expect(await within(rules).findByText(text)).toBeInTheDocument();
    expect(kept()).toBe(3);
    await user.type(password, '26');
    await waitFor(() => expect(kept()).toBe(4));
  },
);

test('what the server refuses stands at its field: a taken e-mail, a common password', async () => {
  const { admin } = await (await startHttpServer()).company();
  const { user } = await open(admin);
  await fill(user, admin.email.toUpperCase());
  await user.click(screen.getByRole('button', { name: 'Shto përdoruesin' }));
  expect(await screen.findByText('Ky e-mail përdoret tashmë nga dikush.')).toBeVisible();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await pasteOver(user, email, freshEmail());
  await pasteOver(user, screen.getByLabelText('Fjalëkalimi'), 'Password1');
  await user.click(screen.getByRole('button', { name: 'Shto përdoruesin' }));
  expect(await screen.findByText(/shumë i zakonshëm/)).toBeVisible();
});

test('an invalid e-mail is reported when the field is left', async () => {
  const { admin } = await (await startHttpServer()).company();
  const { user } = await open(admin);
  await pasteOver(user, await screen.findByRole('textbox', { name: 'E-mail' }), 'arta@agimi');
  await user.tab();
  expect(await screen.findByText('Shkruani një e-mail të vlefshëm')).toBeVisible();
});

test('who has several companies chooses among them', async () => {
  const server = await startHttpServer();
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const both = await server.user({ roleId: 2, companies: [agimi.id, drini.id] });
  const { user } = await open(both, AddAdministratorModal, { company: { id: agimi.id } });
  await fill(user, freshEmail());
  await user.click(await screen.findByRole('combobox', { name: 'Kompanitë' }));
  await user.click(await screen.findByTitle('Drini'));
  await user.click(screen.getByRole('button', { name: 'Shto administratorin' }));
  expect(await screen.findByText('Administratori u shtua: Arta Krasniqi')).toBeVisible();
});

test('the super admin finds companies by name and links to several; Enter asks at once and does not send the form', async () => {
  const server = await startHttpServer();
  const name = `Lumi ${Date.now()}`;
  for (const end of ['A', 'B']) await server.company({ name: `${name} ${end}` });
  const { user, onClose } = await open(await server.superAdmin());
  await fill(user, freshEmail());
  await user.type(screen.getByRole('searchbox', { name: 'Kërko kompani' }), `${name}{Enter}`);
  for (const end of ['A', 'B'])
    await user.click(await screen.findByRole('checkbox', { name: `${name} ${end}` }));
  const chosen = screen.getByRole('list', { name: 'Kompanitë e zgjedhura' });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(chosen).getByRole('button', { name: `Hiq ${name} A` }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Shto përdoruesin' }));
  expect(await screen.findByText('Përdoruesi u shtua: Arta Krasniqi')).toBeVisible();
});

test('the super admin is asked to choose a company', async () => {
  const { user } = await open(await (await startHttpServer()).superAdmin());
  await fill(user, freshEmail());
  await user.click(screen.getByRole('button', { name: 'Shto përdoruesin' }));
  expect(await screen.findByText('Zgjidhni të paktën një kompani')).toBeVisible();
});

test('what was typed is offered again, without the password', async () => {
  const { admin } = await (await startHttpServer()).company();
  const first = await open(admin);
  await fill(first.user, freshEmail());
  expect(JSON.stringify({ ...sessionStorage })).toContain('Arta Krasniqi');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Mali2026');
});
