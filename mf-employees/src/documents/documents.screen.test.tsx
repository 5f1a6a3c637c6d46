import { createDocument, getDocuments } from '@paga/contract/documents';
import { getEmployee } from '@paga/contract/employees';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { aDocx } from '@paga/testing/word';
import { screen, waitFor, within } from '@testing-library/react';
import { DocumentsScreen } from './documents.screen.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

const docx = (lines: string[] = ['{{fullName}}'], name = 'Kontrata.docx') => new File([aDocx(lines)], name);

async function opened(templates: Record<string, File> = {}, language: 'sq' | 'en' = 'sq') {
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  for (const [name, file] of Object.entries(templates))
    await as.call(createDocument, { body: { name, file, tenantId: company.id } });
  const page = await renderScreen(<DocumentsScreen />, { as: company.user, path: '/documents', language });
  const stored = async () => (await as.call(getDocuments, { query: { tenantId: company.id } })).body;
  return { ...page, company, as, stored };
}

test('a company without templates begins with the ready-made ones in its language', async () => {
  const { user, stored } = await opened({}, 'en');
  await user.click(await screen.findByRole('button', { name: 'Add ready-made templates' }));
  expect(await screen.findByRole('button', { name: 'Open template Employment contract' })).toBeVisible();
  expect(await screen.findByText('3 templates were added.')).toBeVisible();
  expect((await stored()).map(({ fileName }) => fileName)).toContain('Decision-on-leave.docx');
});

test('a template needs a name and a file, in the words of the specification, and is then a folder', async () => {
  const { user, stored } = await opened();
  expect(await screen.findByText('Ende nuk ka dokumente')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Shto shabllon' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Shabllon i ri' });
  const save = within(dialog).getByRole('button', { name: 'Ruaj shabllonin' });
  await user.click(save);
  expect(
    await within(dialog).findByText('Shkruani emrin dhe zgjidhni skedarin për ta ruajtur shabllonin'),
  ).toBeVisible();
  await user.upload(within(dialog).getByLabelText('Zgjidh skedarin'), docx());
  expect(within(dialog).getByLabelText('Emri')).toHaveValue('Kontrata');
  await user.clear(within(dialog).getByLabelText('Emri'));
  await user.type(within(dialog).getByLabelText('Emri'), 'Kontratë pune me afat të caktuar');
  await user.click(save);
  expect(
    await screen.findByRole('button', { name: 'Hap shabllonin Kontratë pune me afat të caktuar' }),
  ).toHaveTextContent('Kontratë pune me afa…');
  expect(await stored()).toMatchObject([
    { name: 'Kontratë pune me afat të caktuar', fileName: 'Kontrata.docx' },
  ]);
});

test('a template is renamed, its file is replaced, and what is no document is refused', async () => {
  const { user, stored } = await opened({ Kontrata: docx() });
  await user.click(await screen.findByRole('button', { name: 'Hap shabllonin Kontrata' }));
  const options = await screen.findByRole('dialog', { name: 'Kontrata' });
  const saved = savedFiles();
  await user.click(within(options).getByRole('button', { name: 'Shkarko' }));
  await waitFor(() => expect(saved).toEqual(['Kontrata.docx']));
  await user.upload(within(options).getByLabelText('Zëvendëso skedarin'), new File(['MZ'], 'E re.docx'));
  expect(await within(options).findByText(/Ky lloj skedari nuk pranohet/)).toBeVisible();
  await user.upload(within(options).getByLabelText('Zëvendëso skedarin'), docx(['x'], 'E re.docx'));
  expect(await screen.findByText('Skedari u zëvendësua me E re.docx.')).toBeVisible();
  await user.click(within(options).getByRole('button', { name: 'Ndrysho emrin' }));
  const rename = await screen.findByRole('dialog', { name: 'Ndrysho emrin: Kontrata' });
  await user.clear(within(rename).getByLabelText('Emri'));
  await user.click(within(rename).getByRole('button', { name: 'Ruaj emrin' }));
  expect(await within(rename).findByText('Shkruani emrin e shabllonit')).toBeVisible();
  await user.type(within(rename).getByLabelText('Emri'), 'Vërtetim');
  await user.click(within(rename).getByRole('button', { name: 'Ruaj emrin' }));
  expect(await screen.findByText('Shablloni tani quhet Vërtetim.')).toBeVisible();
  expect(await stored()).toMatchObject([{ name: 'Vërtetim', fileName: 'E re.docx' }]);
});

test('a folder shows the first page, what kind it is, its language and fields, and who changed it', async () => {
  await opened({
    Kontrata: docx(['Kontrata vlen për {{fullName}} dhe {{emri}} në të njëjtën ditë']),
    Rregullore: new File(['%PDF-1.7 %%EOF'], 'Rregullore.pdf'),
  });
  const [contract, rules] = await screen.findAllByRole('article');
  if (!contract || !rules) throw new Error('no folders');
  expect(await within(contract).findByText('“Emri dhe mbiemri”')).toBeVisible();
  expect(within(contract).getByText('Word · Shqip · 1 fushë')).toBeVisible();
  expect(within(contract).getByText('1 fushë që nuk njihet')).toBeVisible();
  expect(contract).toHaveTextContent(/Ndryshuar tani · /);
  expect(within(rules).getByText('Shkarkojeni për ta parë')).toBeVisible();
  expect(within(rules).getByRole('button', { name: 'Shkarko' })).toBeEnabled();
});

test('the address opens a template and forgets it once it is closed', async () => {
  const { as, company, unmount } = await opened({ Kontrata: docx(), Vërtetim: docx() });
  unmount();
  const [, second] = (await as.call(getDocuments, { query: { tenantId: company.id } })).body;
  const { user, address } = await renderScreen(<DocumentsScreen />, {
    as: company.user,
    path: `/documents?template=${second?.id}`,
    language: 'en',
  });
  const options = await screen.findByRole('dialog', { name: second?.name });
  await user.click(within(options).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/documents'));
});

test('the marked templates are deleted after a question that names them and their number', async () => {
  const { user, stored } = await opened({ Kontrata: docx(), Rregullore: docx(), Vërtetim: docx() }, 'en');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete templates' }));
  expect(screen.getByRole('button', { name: 'Delete templates' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Kontrata' }));
  await user.click(screen.getByRole('checkbox', { name: 'Vërtetim' }));
  await user.click(screen.getByRole('button', { name: 'Delete 2 templates' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 2 templates?' });
  expect(within(question).getByText('Kontrata, Vërtetim')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Delete 2 templates' }));
  expect(await screen.findByText('2 templates were deleted.')).toBeVisible();
  expect((await stored()).map(({ name }) => name)).toEqual(['Rregullore']);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Rregullore' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete template' }));
  await user.click(await screen.findByRole('button', { name: 'Delete 1 template' }));
  expect(await screen.findByText('There are no documents yet')).toBeVisible();
});

test('mail goes to an address that looks like one', async () => {
  const { user } = await opened({ Kontrata: docx() }, 'en');
  await user.click(await screen.findByRole('button', { name: 'Open template Kontrata' }));
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send by e-mail: Kontrata' });
  const send = within(dialog).getByRole('button', { name: 'Send' });
  await user.click(send);
  expect(await within(dialog).findByText('Email is required')).toBeVisible();
  await user.type(within(dialog).getByLabelText("Recipient's e-mail"), 'mira');
  await user.click(send);
  expect(await within(dialog).findByText('Please enter a valid email!')).toBeVisible();
  await user.type(within(dialog).getByLabelText("Recipient's e-mail"), '@example.com');
  await user.click(send);
  expect(await screen.findByText('Document Kontrata was sent to mira@example.com.')).toBeVisible();
});

test('a template is filled for the chosen employees and kept with them; what is missing is said before', async () => {
  const { user, as, company } = await opened({ Kontrata: docx(['{{fullName}} {{address}}']) });
  const [arta = 0] = await createdEmployees(as, company, {}, { firstName: 'Mira', lastName: 'Berisha' });
  await user.click(await screen.findByRole('button', { name: 'Hap shabllonin Kontrata' }));
  await user.click(await screen.findByRole('button', { name: 'Plotëso për punonjës' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plotëso: Kontrata' });
  expect(await within(dialog).findByText('Emri dhe mbiemri')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Plotëso dhe shkarko' })).toBeDisabled();
  const row = (await within(dialog).findByText('Arta Krasniqi')).closest<HTMLElement>('[role=row]');
  await user.click(within(row as HTMLElement).getByRole('checkbox'));
  expect(await within(dialog).findByText('Arta Krasniqi: Adresa')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ruaje te dokumentet e secilit punonjës' }));
  URL.createObjectURL = () => 'blob:filled';
  await user.click(within(dialog).getByRole('button', { name: 'Plotëso dhe shkarko për 1 punonjës' }));
  expect(await screen.findByText('Shablloni Kontrata u plotësua dhe u ruajt te 1 punonjës.')).toBeVisible();
  const { attachments } = (await as.call(getEmployee, { query: { employeeId: arta } })).body;
  expect(attachments).toMatchObject([{ fileName: 'Kontrata Arta Krasniqi.docx' }]);
});

test('a template is filled in the language it is written in, whatever the reader’s is', async () => {
  const { user } = await opened(
    { Kontrata: docx(['Kontrata vlen për {{fullName}} dhe punëdhënësin në të njëjtën ditë']) },
    'en',
  );
  await user.click(await screen.findByRole('button', { name: 'Open template Kontrata' }));
  await user.click(await screen.findByRole('button', { name: 'Fill for employees' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Kontrata$/ }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /language/i })).toHaveValue('sq'));
});

test('placeholders that nobody knows stop the filling, and are named', async () => {
  const { user } = await opened(
    { Kontrata: docx(['{{emri}} {{lastName}}']), Hyrje: docx(['{{firstName']) },
    'en',
  );
  const fill = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Open template ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Fill for employees' }));
    return screen.findByRole('dialog', { name: `Fill: ${name}` });
  };
  const first = await fill('Kontrata');
  expect(await within(first).findByText('{{emri}}')).toBeVisible();
  await user.click(within(first).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    await within(await fill('Hyrje')).findByText(/The placeholder “firstName” lacks its end/),
  ).toBeVisible();
});

test('the list of placeholders copies each, and a list that cannot be loaded can be tried again', async () => {
  const { user, faults, unmount, company } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Fushat' }));
  await user.click(await screen.findByRole('button', { name: 'Kopjo {{grossSalary}}' }));
  expect(await screen.findByText('{{grossSalary}} u kopjua.')).toBeVisible();
  unmount();
  faults.next('getDocuments', 500);
  const again = await renderScreen(<DocumentsScreen />, { as: company.user, path: '/documents' });
  await again.user.click(within(await screen.findByRole('alert')).getByRole('button'));
  expect(await screen.findByText('Ende nuk ka dokumente')).toBeVisible();
});
