import { createEmployee, EMPLOYEE_FIELDS, factsOf, getEmployee } from '@paga/contract/employees';
import type { Project } from '@paga/contract/projects';
import { LeaveSupplement } from '@paga/contract/shapes';
import { createdEmployees, type EmployeeFacts, someEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { formFieldsOf } from '#values/employee-values.ts';
import { EMPLOYEE_TABS } from '#values/tab-of.ts';
import { EmployeeScreen } from './employee.screen.tsx';
import { readTabOf } from './use-tab.ts';

async function arranged(paid?: (school: Project) => EmployeeFacts, facts: EmployeeFacts = {}) {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const [body] = someEmployees(company, [
    paid ? paid(await savedProject(server.as(company.admin), company)) : facts,
  ]);
  if (!body) throw new Error('no payload');
  const { body: created } = await server.as(company.admin).call(createEmployee, { body });
  const saved = async () =>
    (await server.as(company.admin).call(getEmployee, { query: { employeeId: created.id } })).body;
  const open = (options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
    renderScreen(<EmployeeScreen />, {
      as: company.admin,
      path: `/employees/${created.id}`,
      route: '/employees/:id',
      ...options,
    });
  return { server, company, id: created.id, saved, open };
}

test('an employee is read first, tab by tab', async () => {
  const { open } = await arranged();
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: /Arta Krasniqi/ })).toBeVisible();
  expect(screen.getByText('1234567892')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Paga' }));
  expect(await screen.findByText('XK051212012345678906')).toBeVisible();
  // An employee without a percentage of their own follows the company, and the form says so.
  expect(await screen.findByText('5% (e kompanisë)')).toBeVisible();
});

test('is edited by the pencil and saved', async () => {
  const { open, saved } = await arranged();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Emri dhe mbiemri' })).toHaveFocus());
  const phone = screen.getByRole('textbox', { name: 'Telefoni' });
  await pasteOver(user, phone, '+383 44 999 888');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({ phone: '+383 44 999 888', version: 2 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ndrysho' })).toHaveFocus());
  await waitFor(() => expect(screen.getByText('+383 44 999 888')).toBeVisible());
});

test('a card is edited in its place: what is typed is asked about before another tab, and saved alone', async () => {
  const { open, saved } = await arranged();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho: Adresa' }));
  const street = await screen.findByRole('textbox', { name: 'Adresa' });
  await waitFor(() => expect(screen.getByLabelText('Komuna')).toHaveFocus());
  // The other cards are read meanwhile, and cannot be opened beside it.
  expect(screen.getByText('1234567892')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ndrysho: Punësimi' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Telefoni' })).toBeNull();
  await pasteOver(user, street, 'Rruga e Dibrës 7');
  await user.click(screen.getByRole('tab', { name: 'Paga' }));
  const question = await screen.findByRole('dialog', { name: 'Të largohem pa ruajtur?' });
  await user.click(within(question).getByRole('button', { name: 'Vazhdo ndryshimin' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ndrysho: Adresa' })).toHaveFocus());
  expect(await screen.findByText('Rruga e Dibrës 7')).toBeVisible();
  expect(await saved()).toMatchObject({ address: 'Rruga e Dibrës 7', bruttoSalary: 1000, version: 2 });
});

test('a phone is written one way once it is typed, and a wrong check digit is warned of while the number is typed', async () => {
  const { open, saved } = await arranged(undefined, { phone: '044123456' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho: Të dhënat personale' }));
  const phone = await screen.findByRole('textbox', { name: 'Telefoni' });
  // One that nobody touches stays as it is stored.
  await user.click(phone);
  await user.tab();
  expect(phone).toHaveValue('044123456');
  await user.clear(phone);
  await user.type(phone, '049 555 666');
  const number = screen.getByRole('textbox', { name: 'Numri personal' });
  await user.clear(number);
  expect(phone).toHaveValue('+383 49 555 666');
  await user.type(number, '1234567890');
  expect(await screen.findByText(/shifra e kontrollit/i)).toBeVisible();
  expect(number).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({ phone: '+383 49 555 666', personalNumber: '1234567890' });
});

test('errors are counted at their heading and shown at their field', async () => {
  const { open } = await arranged();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await user.clear(screen.getByRole('textbox', { name: 'Numri personal' }));
  await user.clear(screen.getByRole('textbox', { name: 'Telefoni' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(screen.getByText('Numri personal është i detyrueshëm')).toBeVisible());
  expect(await screen.findByText('Telefoni është i detyrueshëm')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Të dhënat personale 2' })).toBeVisible();
});

test('gross and net follow each other while they are typed, and a raise from a day shows what it does', async () => {
  const { server, company, open, saved } = await arranged();
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  const net = await screen.findByRole('spinbutton', { name: 'Paga neto' });
  const gross = screen.getByRole('spinbutton', { name: 'Paga bruto' });
  await pasteOver(user, net, '1200');
  await waitFor(() => expect(gross).toHaveValue('1,369.59'));
  const change = await screen.findByRole('region', { name: 'Kushtet e pagës ndryshojnë' });
  expect(await within(change).findByRole('cell', { name: '1,200.00' })).toBeVisible();
  // The day stands beside the amount; an open month that it does not reach is one click away.
  const from = screen.getByLabelText('Vlen nga');
  expect(from).toHaveAccessibleDescription(/^Bosh: nga 01\.\d\d\.\d{4}/);
  expect(within(change).getByText(/^Muaj të hapur që mbeten siç janë: Shtator 2026/)).toBeVisible();
  await user.click(within(change).getByRole('button', { name: 'Vlen nga 01.09.2026' }));
  expect(from).toHaveValue('01.09.2026');
  expect(
    await within(change).findByText('Muaj të hapur që duhet të llogariten përsëri: Shtator 2026'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({ bruttoSalary: 1369.59, nettoSalary: 1200, validFrom: '2026-09-01' });
});

test('a changed share is shown with what it does, and says that it has no date', async () => {
  const { open } = await arranged((school) => paidFrom(school, [40]));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  const share = await screen.findByRole('spinbutton', { name: 'Pjesa e linjës Mësimdhënia (%)' });
  await pasteOver(user, share, '80');
  await user.click(screen.getByRole('button', { name: 'Llogarit' }));
  const change = await screen.findByRole('region', { name: 'Kushtet e pagës ndryshojnë' });
  expect(change).toHaveTextContent('çdo muaj i hapur i ndjek');
  expect(await within(change).findByRole('cell', { name: '1,600.00' })).toBeVisible();
  expect(within(change).queryByLabelText('Vlen nga')).not.toBeInTheDocument();
});

test('an employee of nobody is said not to be there', async () => {
  const { open } = await arranged();
  await open({ path: '/employees/999999' });
  expect(await screen.findByText('Ky punonjës nuk gjendet')).toBeVisible();
});

test('the leave of the person is a tab that can be linked; without the remote that offers it the tab says so', async () => {
  const { open, id } = await arranged();
  const { user, address } = await open({ path: `/employees/${id}?tab=leave` });
  expect(await screen.findByRole('tab', { name: 'Pushimet', selected: true })).toBeVisible();
  expect(screen.getByText('Pushimet nuk janë këtu')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Paga' }));
  expect(address()).toBe(`/employees/${id}?tab=salary`);
  await user.click(screen.getByRole('tab', { name: 'Fletëpagesat' }));
  expect(await screen.findByText('Pagat nuk janë këtu')).toBeVisible();
});

test('pages to the next person by name on the same tab', async () => {
  const { server, company, id, open } = await arranged();
  const [next] = await createdEmployees(server.as(company.admin), company, {
    firstName: 'Besa',
    personalNumber: '1234567900',
  });
  const { user, address } = await open({ path: `/employees/${id}?tab=salary` });
  await user.click(await screen.findByRole('link', { name: 'Tjetri: Besa Krasniqi' }));
  expect(address()).toBe(`/employees/${next}?tab=salary`);
  expect(await screen.findByRole('link', { name: 'I mëparshmi: Arta Krasniqi' })).toBeVisible();
});

test('every text and every date of the record is read in its tab and has its input there', async () => {
  const { open } = await arranged(() => ({
    expirationContract: '2031-12-31',
    leaveSupplement: LeaveSupplement.childUnder3,
  }));
  const { user } = await open();
  await screen.findByRole('heading', { name: /Arta Krasniqi/ });
  const fields = EMPLOYEE_FIELDS.filter((field) => ['text', 'date'].includes(factsOf(field).kind));
  const seen = { read: new Set<string>(), edited: new Set<string>() };
  for (const way of ['read', 'edited'] as const) {
    if (way === 'edited') await user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    for (const tab of EMPLOYEE_TABS.slice(0, 4)) {
      // Read tab by tab; the form is one page.
      if (way === 'read')
        await user.click(
          screen.getByRole('tab', {
            name: new RegExp(i18next.t(`employees:employee.tab.${readTabOf(tab)}`)),
          }),
        );
      for (const field of fields.filter((one) => factsOf(one).tab === tab)) {
        const name = i18next.t(`employees:employee.field.${formFieldsOf(field)[0]}`);
        const found = way === 'read' ? screen.getAllByText(name) : screen.getAllByLabelText(name);
        if (found.length > 0) seen[way].add(field);
      }
    }
  }
  expect([...seen.read].sort()).toEqual([...fields].sort());
  expect([...seen.edited].sort()).toEqual([...fields].sort());
});

test('somebody who came back gets a new contract on the same record, and both are listed', async () => {
  const { open, id, saved } = await arranged(undefined, { expirationContract: '2026-03-15' });
  const { user } = await open({ path: `/employees/${id}?tab=employment` });
  await user.click(await screen.findByRole('button', { name: 'Ripunëso' }));
  const form = await screen.findByRole('dialog', { name: 'Kontratë e re: Arta Krasniqi' });
  const started = within(form).getByRole('textbox', { name: /Fillimi i kontratës/ });
  await user.click(started);
  await user.paste('15.03.2026');
  await user.click(within(form).getByRole('button', { name: 'Ruaj kontratën' }));
  expect(await within(form).findByText('Kontrata e mëparshme nuk ka mbaruar deri atë ditë')).toBeVisible();
  await pasteOver(user, started, '15.06.2026');
  await user.click(within(form).getByRole('button', { name: 'Ruaj kontratën' }));
  expect(await screen.findByText('Kontrata e re e Arta Krasniqi u ruajt')).toBeVisible();
  expect(await screen.findByText('nga 15.06.2026')).toBeVisible();
  expect(screen.getByText('01.03.2024 – 15.03.2026')).toBeVisible();
  expect(await saved()).toMatchObject({ contractStarted: '2026-06-15', bruttoSalary: 1000 });
});
