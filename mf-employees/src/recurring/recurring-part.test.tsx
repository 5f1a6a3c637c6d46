import { createRecurringLine, getEmployee, getRecurringLines, type LineForm } from '@paga/contract/employees';
import { closePeriod } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { RecurringPart } from './recurring-part.tsx';

const loan: LineForm = {
  ...{ name: 'Kredi', field: 'stops', from: '2026-10-01', to: null },
  ...{ amount: 120, share: null, total: 600, order: 1 },
};

async function arranged({ closed = false, calculated = false, lines = 1 } = {}) {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  const as = server.as(company.admin);
  const [employeeId = 0] = await createdEmployees(as, company, {});
  for (const line of [loan].slice(0, lines))
    await as.call(createRecurringLine, { body: { tenantId: company.id, employeeId, line } });
  const october = { month: 10, year: 2026 };
  if (calculated || closed) await calculatedMonth(server, company, october);
  if (closed) {
    await as.call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  }
  const { body: employee } = await as.call(getEmployee, { query: { employeeId } });
  const saved = async () => (await as.call(getRecurringLines, { query: { employeeId } })).body;
  const open = (options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
    renderScreen(<RecurringPart employee={employee} />, { as: company.admin, ...options });
  return { company, saved, open };
}

test('a line is entered from an empty tab, by amount or by share, and errors stand at their field', async () => {
  const { open, saved } = await arranged({ lines: 0 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Shto ndalesë ose shtesë' }));
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
  expect(await within(form).findByText('Emërtimi është i detyrueshëm')).toBeVisible();
  await user.click(within(form).getByRole('textbox', { name: 'Emërtimi' }));
  await user.paste('Përmbarimi');
  await user.click(within(form).getByRole('radio', { name: 'Përqindje' }));
  await user.click(within(form).getByRole('spinbutton', { name: 'Pjesa' }));
  await user.paste('25');
  await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('25% e netos')).toBeVisible();
  expect(await saved()).toMatchObject([{ name: 'Përmbarimi', share: 25, amount: null, order: 1 }]);
});

test('a new line begins in the month that is worked on, and the end of its months is asked as a month', async () => {
  const { open, saved } = await arranged({ lines: 0, calculated: true });
  const { user } = await open({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Add a deduction or extra' }));
  const form = within(await screen.findByRole('dialog'));
  const first = within(await form.findByRole('group', { name: 'First month' }));
  await waitFor(() => expect(first.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('October'));
  expect(first.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2026');
  await user.click(form.getByRole('button', { name: 'Last month: Choose the month' }));
  const last = within(form.getByRole('group', { name: 'Last month' }));
  await user.selectOptions(last.getByRole('combobox', { name: 'Month' }), 'December');
  await user.selectOptions(last.getByRole('combobox', { name: 'Year' }), '2027');
  await user.click(form.getByRole('textbox', { name: 'Name' }));
  await user.paste('Loan');
  await user.click(form.getByRole('spinbutton', { name: 'Amount each month' }));
  await user.paste('50');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('October 2026 – December 2027')).toBeVisible();
  expect(await saved()).toMatchObject([{ from: '2026-10-01', to: '2027-12-31' }]);
});

test('what is owed and what each month took are read; a closed month keeps the line, an end says what stays', async () => {
  const { open, saved } = await arranged({ closed: true });
  const { user } = await open({ language: 'en' });
  expect(await screen.findByText('480.00 of 600.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete: Kredi' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'History: Kredi' }));
  const months = await screen.findByRole('region', { name: 'Months' });
  expect(await within(months).findByText('120.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'End: Kredi' }));
  expect(await screen.findByText(/480.00 remains unpaid/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(async () => expect(await saved()).toMatchObject([{ to: expect.any(String) }]));
});

test('what the server refuses stands at its field; a list that cannot be read can be read again', async () => {
  const { open } = await arranged({ closed: true });
  const { user, faults } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ndrysho: Kredi' }));
  const form = await screen.findByRole('dialog');
  const total = within(form).getByRole('spinbutton', { name: 'Borxhi gjithsej' });
  await pasteOver(user, total, '100');
  await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
  expect(await within(form).findByText('Muajt e mbyllur kanë marrë tashmë 120')).toBeVisible();
  await pasteOver(user, total, '700');
  faults.next('getRecurringLines', 500);
  await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('580.00 nga 700.00')).toBeVisible();
});

test('a garnishment names its creditor and says what it may take; a loan goes on from what was paid before', async () => {
  const { open, saved } = await arranged({ lines: 0 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Shto ndalesë ose shtesë' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('radio', { name: 'Përmbarim' }));
  expect(form.getByText(/marrin më së shumti gjysmën e netos/)).toBeVisible();
  await user.click(form.getByRole('textbox', { name: 'Emërtimi' }));
  await user.paste('Vendimi 12');
  await user.click(form.getByRole('spinbutton', { name: 'Shuma në muaj' }));
  await user.paste('100');
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await form.findByText('Shkruani kreditorin')).toBeVisible();
  await user.click(form.getByRole('textbox', { name: /^Kreditori/ }));
  await user.paste('Përmbaruesi');
  await user.click(form.getByRole('spinbutton', { name: 'Borxhi gjithsej' }));
  await user.paste('900');
  await user.click(form.getByRole('spinbutton', { name: 'Paguar para se të hynte në Paga' }));
  await user.paste('300');
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Përmbarim · Përmbaruesi')).toBeVisible();
  expect(screen.getByText('600.00 nga 900.00')).toBeVisible();
  expect(await saved()).toMatchObject([
    { debt: 'garnishment', creditor: 'Përmbaruesi', paidBefore: 300, owed: 600 },
  ]);
});
