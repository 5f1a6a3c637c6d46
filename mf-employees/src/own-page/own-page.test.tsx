import { getOwnPages } from '@paga/contract/own/invitations';
import { saveOwnPageSettings } from '@paga/contract/own/settings';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from '#list/employees.screen.tsx';
import { EmployeeScreen } from '#record/employee.screen.tsx';
import { OwnPageModal } from '#settings/own-page/own-page.modal.tsx';

const ON = { page: true, payslips: true, leave: false };

async function arranged(...people: EmployeeFacts[]) {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.manager);
  const ids = await createdEmployees(as, company, ...people);
  await as.call(saveOwnPageSettings, { body: ON });
  const states = async () =>
    (await as.call(getOwnPages, { query: { ids } })).body.people.map(({ state }) => state).sort();
  return { server, company, as, ids, states };
}

const profile = (as: Parameters<typeof renderScreen>[1]['as'], id = 0) =>
  renderScreen(<EmployeeScreen />, { as, path: `/employees/${id}`, route: '/employees/:id', language: 'en' });

test('the chosen are invited; who shares an address is named, with the letter', async () => {
  const files = savedFiles();
  const { company, states } = await arranged(
    { firstName: 'Arta', email: 'arta@agimi.test' },
    { firstName: 'Besa', email: 'family@agimi.test' },
    { firstName: 'Dren', email: 'family@agimi.test' },
  );
  const { user } = await renderScreen(<EmployeesScreen />, { as: company.manager, path: '/employees' });
  for (const name of ['Arta', 'Besa']) {
    const cell = await screen.findByRole('gridcell', { name: new RegExp(name) });
    await user.click(within(cell.closest<HTMLElement>('[role=row]') ?? cell).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Fto në faqe' }));
  await user.click(await screen.findByRole('button', { name: 'Fto 2 punonjës' }));
  const left = await screen.findByRole('dialog', { name: '1 punonjës nuk u ftua me e-mail' });
  expect(within(left).getByText(/^Këtë e-mail e ka edhe dikush tjetër/)).toBeVisible();
  expect(await states()).toEqual(['invited', 'notInvited', 'notInvited']);
  expect(await axeFinds(left)).toEqual([]);
  await user.click(within(left).getByRole('button', { name: 'Shtyp letrën: Besa Krasniqi' }));
  await waitFor(() => expect(files).toEqual(['ftesa-e-faqes.pdf']));
  expect(await states()).toEqual(['invited', 'invited', 'notInvited']);
});

test('the profile says where somebody stands, invites, and ends the page', async () => {
  const { company, ids, states } = await arranged({ email: 'arta@agimi.test' });
  const { user } = await profile(company.manager, ids[0]);
  expect(await screen.findByText('Not invited yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/^Invited by Mira Menaxhere on .* at arta@agimi\.test/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the page' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the own page of Arta Krasniqi?' });
  await user.click(within(dialog).getByRole('button', { name: 'End the page' }));
  expect(await screen.findByText(/^Mira Menaxhere ended it on/)).toBeVisible();
  expect(await states()).toEqual(['ended']);
});

test('who may only look at employees sees nothing of it', async () => {
  const { company, ids } = await arranged({ email: 'arta@agimi.test' });
  await profile(company.user, ids[0]);
  expect(await screen.findByRole('heading', { name: /Arta Krasniqi/ })).toBeVisible();
  expect(screen.queryByText('Own page')).not.toBeInTheDocument();
});

test('the switches are saved, and the parts wait for the page', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const onClose = jest.fn();
  const { user } = await renderScreen(<OwnPageModal onClose={onClose} />, {
    ...{ as: company.manager, path: '/configurations', language: 'en' },
  });
  const page = await screen.findByRole('checkbox', { name: /Employees can be invited/ });
  expect(page).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /They read their own payslips/ })).toBeDisabled();
  await user.click(page);
  await user.click(screen.getByRole('checkbox', { name: /They read their own payslips/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The own page is on')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
});
