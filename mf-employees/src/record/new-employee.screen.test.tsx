import { createEmployee, getEmployee, getEmployeesByStatus } from '@paga/contract/employees';
import { someEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { NewEmployeeScreen } from './new-employee.screen.tsx';

async function opened(language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const rendered = await renderScreen(<NewEmployeeScreen />, {
    as: company.admin,
    path: '/employees/new',
    language,
  });
  const as = server.as(company.admin);
  const listed = async (status: 1 | 3) =>
    (await as.call(getEmployeesByStatus, { query: { tenantId: company.id, status } })).body.data;
  return { ...rendered, server, company, as, listed };
}

// Pasted, as from a list: a keystroke is the matter of the journey in a real browser.
async function type(
  user: RenderedScreen['user'],
  name: string,
  text: string,
  role = 'textbox',
): Promise<void> {
  const field = await screen.findByRole(role, { name });
  await pasteOver(user, field, text);
}

test('a new employee starts in edit and is created', async () => {
  const { user, as, listed, address } = await opened();
  await type(user, 'Emri dhe mbiemri', 'Blerta Gashi');
  await type(user, 'Numri personal', '1999384753');
  await type(user, 'Telefoni', '+383 44 222 333');
  await type(user, 'Pozita', 'Juriste');
  await type(user, 'Fillimi i kontratës', '01.10.2026');
  await type(user, 'Paga bruto', '1000', 'spinbutton');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Paga neto' })).toHaveValue('884.00'));
  await user.click(screen.getByRole('button', { name: 'Ruaj punonjësin' }));
  expect(await screen.findByText('Punonjësi Blerta Gashi u krijua.')).toBeVisible();
  const [row] = await listed(1);
  expect((await as.call(getEmployee, { query: { employeeId: row?.id ?? 0 } })).body).toMatchObject({
    firstName: 'Blerta',
    lastName: 'Gashi',
    occupation: 'Juriste',
    bruttoSalary: 1000,
    nettoSalary: 884,
    draftStatus: 0,
  });
  await waitFor(() => expect(address()).toBe(`/employees/${row?.id}`));
});

test('the end of a contract keeps its place: no field moves when another decides whether it is needed', async () => {
  const { user } = await opened();
  const end = await screen.findByRole('textbox', { name: 'Fundi i kontratës' });
  expect(end).toBeDisabled();
  const fields = () => screen.getAllByRole('textbox').length + screen.getAllByRole('combobox').length;
  const before = fields();
  await user.click(screen.getByRole('combobox', { name: 'Statusi' }));
  await user.click(await screen.findByText('Jo aktiv', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(end).toBeEnabled());
  expect(fields()).toBe(before);
});

test('a name alone is saved as a draft', async () => {
  const { user, listed } = await opened('en');
  await type(user, 'Full name', 'Blerta Gashi');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('The employee Blerta Gashi was created.')).toBeVisible();
  expect(await listed(3)).toMatchObject([{ firstName: 'Blerta', draftStatus: 1 }]);
});

test('what the server refuses stands at its field, under its heading', async () => {
  const { user, company, as } = await opened();
  const [body] = someEmployees(company, [{}]);
  if (body) await as.call(createEmployee, { body });
  await type(user, 'Emri dhe mbiemri', 'Arta Krasniqi');
  await type(user, 'Numri personal', '1234567892');
  await user.click(screen.getByRole('button', { name: 'Ruaj si draft' }));
  expect(await screen.findByText('Një punonjës me këtë numër personal është i ruajtur')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Të dhënat personale 1' })).toBeVisible();
});

test('unsaved work is asked about, and offered back when it was left', async () => {
  const { user, address } = await opened();
  await type(user, 'Emri dhe mbiemri', 'Blerta');
  await user.click(screen.getByRole('button', { name: 'Anulo' }));
  const question = await screen.findByRole('dialog', { name: 'Të largohem pa ruajtur?' });
  await user.click(within(question).getByRole('button', { name: 'Vazhdo ndryshimin' }));
  await user.click(screen.getByRole('link', { name: 'Punonjësit' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hidhi ndryshimet' }),
  );
  await waitFor(() => expect(address()).toBe('/employees'));
});

test('a pasted personal number is never cut: spaces go, a digit too many is reported', async () => {
  const { user, as, listed } = await opened();
  await type(user, 'Emri dhe mbiemri', 'Blerta Gashi');
  await type(user, 'Numri personal', '19993847531');
  expect(screen.getByRole('textbox', { name: 'Numri personal' })).toHaveValue('19993847531');
  await user.click(screen.getByRole('button', { name: 'Ruaj si draft' }));
  await waitFor(() => expect(screen.getByText('Numri personal duhet të ketë 10 karaktere')).toBeVisible());
  await type(user, 'Numri personal', '1999 384 753');
  await user.click(screen.getByRole('button', { name: 'Ruaj si draft' }));
  expect(await screen.findByText('Punonjësi Blerta Gashi u krijua.')).toBeVisible();
  const [row] = await listed(3);
  expect((await as.call(getEmployee, { query: { employeeId: row?.id ?? 0 } })).body.personalNumber).toBe(
    '1999384753',
  );
});

test('projects that cannot be read are said so, and read again', async () => {
  const { user, faults } = await opened();
  faults.next('getProjects', 500);
  await user.click(await screen.findByRole('combobox', { name: 'Lloji i pagesës' }));
  await user.click(await screen.findByText('Me projekt', { selector: '.ant-select-item-option-content' }));
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText(/Nuk ka projekte aktive me linja buxheti/)).toBeVisible();
});

const AMBIGUOUS = 'Nuk dihet nëse janë mijëra apo presje dhjetore: shkruani p.sh. 45.13 ose 45125';

test('a gross that may mean two numbers is reported at its own field only, and by no message of the engine', async () => {
  const { user } = await opened();
  await type(user, 'Paga bruto', '1.234', 'spinbutton');
  await user.tab();
  expect(await screen.findByText(AMBIGUOUS)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj punonjësin' }));
  expect(await screen.findByText('Emri i punonjësit është i detyrueshëm')).toBeInTheDocument();
  expect(screen.getAllByText(AMBIGUOUS)).toHaveLength(1);
  expect(screen.queryByText(/NOT_EXACT/)).toBeNull();
});

test('a gross with its thousands is not marked while it is typed, and is when it is left half typed', async () => {
  const { user } = await opened();
  const gross = await screen.findByRole('spinbutton', { name: 'Paga bruto' });
  await user.type(gross, '1,23');
  await waitFor(() => expect(screen.getByText(/Nën pagën minimale/)).toBeVisible());
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(screen.queryByText(AMBIGUOUS) !== null));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.keyboard('4');
  // What was said of 1.23 is not true of 1,234.
  await waitFor(() => expect(screen.queryByText(/Nën pagën minimale/)).toBeNull());
  await user.keyboard('.50');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Paga neto' })).toHaveValue('1,084.49'));
  watch.disconnect();
  expect(seen).not.toContain(true);
  await user.keyboard('{Backspace>3/}');
  await user.tab();
  expect(await screen.findByText(AMBIGUOUS)).toBeVisible();
});
