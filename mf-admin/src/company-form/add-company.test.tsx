import { login } from '@paga/contract/identity/sign-in';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfigurationsScreen } from '#configurations/configurations.screen.tsx';

let server: HttpTestServer;
beforeEach(async () => {
  server = await startHttpServer();
});
// What a test switched to a demo, whose mail is read in the outbox, the next one meets as it was.
afterEach(() => server.demo(false));

const path = '/configurations?tab=companies';
const opened = async (language: 'sq' | 'en' = 'en') => {
  const page = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language,
  });
  await page.user.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Add company' : 'Shto kompani' }),
  );
  return { ...page, form: within(await screen.findByRole('dialog')) };
};
type Form = Awaited<ReturnType<typeof opened>>['form'];
const fill = async (user: RenderedScreen['user'], form: Form, facts: Record<string, string>) => {
  for (const [label, text] of Object.entries(facts)) {
    const field = form.getByLabelText(label);
    await pasteOver(user, field, text);
  }
};
const send = (user: RenderedScreen['user'], form: Form) =>
  user.click(form.getByRole('button', { name: 'Add company' }));

test('adds a company whose administrator can sign in, and offers to open it', async () => {
  const { user, form, address } = await opened();
  const email = `zyra.${Date.now()}@drini.test`;
  await fill(user, form, {
    'Company name': 'Drini i Ri',
    'E-mail': email,
    Password: 'Vjosa2026x',
    'Business number (NUI)': '810987654',
    'Contract end': '31.12.2030',
  });
  await user.click(form.getByRole('checkbox', { name: /Connect to the accounting service/ }));
  await send(user, form);
  expect(await screen.findByText('“Drini i Ri” was added.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Open the company' }));
  expect(await screen.findByRole('heading', { name: 'Before the first salaries' })).toBeVisible();
  expect(address()).toBe('/configurations?tab=own');
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const { body } = await server
    .as(undefined as never)
    .call(login, { body: { email, password: 'Vjosa2026x' } });
  expect(body).toMatchObject({
    roleId: 2,
    agreed: null,
    companies: [{ name: 'Drini i Ri', hasQuickbooks: 1 }],
  });
});

test('where mail is sent nobody types a password: the link that is mailed sets it', async () => {
  await server.demo(true);
  const { user, form } = await opened();
  expect(form.getByText(/link holds for 3 days/)).toBeVisible();
  expect(form.queryByLabelText('Password')).toBeNull();
  const email = `zyra.${Date.now()}@ujevara.test`;
  await fill(user, form, { 'Company name': 'Ujëvara', 'E-mail': email });
  await send(user, form);
  expect(await screen.findByText('“Ujëvara” was added.')).toBeVisible();
});

test('says at each field what is missing or wrong, before anything is sent', async () => {
  const { user, form } = await opened();
  await fill(user, form, {
    'E-mail': 'drini',
    'Period-closing code': 'abc',
    'Contract start': '01.02.2026',
    'Contract end': '31.01.2026',
  });
  await send(user, form);
  expect(await form.findByText('Enter a valid e-mail')).toBeVisible();
  expect(form.getByText('The code is 6 letters or digits')).toBeVisible();
  expect(form.getByText('The contract ends before it starts')).toBeVisible();
  expect(form.getByLabelText('Company name')).toBeInvalid();
});

test.each([
  ['dr1', 'Fjalekalimi duhet te jete me i gjate se 6 karaktere'],
  ['DRINI2026', 'Fjalëkalimi duhet të ketë së paku një shkronjë të vogël'],
])('tells the rule that the password %s breaks', async (password, rule) => {
  const { user, form } = await opened('sq');
  await fill(user, form, { Fjalëkalimi: password });
  await user.tab();
  await waitFor(() => expect(form.getAllByText(new RegExp(rule.slice(0, 20))).length).toBeGreaterThan(0));
  await waitFor(() => expect(form.getByLabelText('Fjalëkalimi')).toBeInvalid());
});

test('puts what the server refuses at its field, and what has no field above the form', async () => {
  const taken = await server.user({ roleId: 2, email: `taken.${Date.now()}@drini.test` });
  const { user, form } = await opened();
  await fill(user, form, { 'Company name': 'Drini', 'E-mail': taken.email, Password: 'Vjosa2026x' });
  await send(user, form);
  expect(await form.findByText('Someone already uses this e-mail.')).toBeVisible();
  await fill(user, form, { 'E-mail': `free.${Date.now()}@drini.test` });
  faults.next('createTenant', 500);
  await send(user, form);
  expect(await form.findByRole('alert')).toBeVisible();
});

test('keeps what was typed but neither the password nor the code', async () => {
  const { user, form } = await opened();
  await fill(user, form, {
    'Company name': 'Drini',
    Password: 'Vjosa2026x',
    'Period-closing code': 'DRI26X',
  });
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const kept = Object.values({ ...sessionStorage, ...localStorage }).join('');
  expect(kept).toContain('Drini');
  expect(kept).not.toContain('Vjosa2026x');
  expect(kept).not.toContain('DRI26X');
});

test('is offered to the super admin only', async () => {
  const company = await server.company();
  await renderScreen(<ConfigurationsScreen />, {
    as: company.admin,
    path: '/configurations',
    language: 'en',
  });
  expect(await screen.findByRole('tab', { name: 'Company' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add company' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Company list' })).toBeNull();
});
