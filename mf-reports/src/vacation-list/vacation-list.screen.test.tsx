import { storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { VacationListScreen } from './vacation-list.screen.tsx';

/** The page of 2026: Arta took five annual days, Besnik three special ones. */
async function opened(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0, besnik = 0] = await createdEmployees(
    as,
    company,
    {},
    { firstName: 'Besnik', lastName: 'Gashi', gender: 2 },
  );
  const leave = { tenantId: company.id, from: '2026-11-02', to: '2026-11-06' };
  await as.call(storeVacation, { body: { ...leave, employeeId: arta, type: LeaveType.annual } });
  await as.call(storeVacation, {
    body: { ...leave, to: '2026-11-04', employeeId: besnik, type: LeaveType.special },
  });
  const path = '/reports/vacation-list?from=2026-01-01&to=2026-12-31';
  const page = await renderScreen(<VacationListScreen />, {
    as: company.user,
    path,
    route: '/reports/*',
    language,
  });
  return page;
}

test('counts the days between two dates; maternity is not for men, special leave goes by gender', async () => {
  const { user, address } = await opened('sq');
  const grid = within(await screen.findByRole('grid', { name: 'Lista e pushimeve' }));
  expect(await grid.findByRole('row', { name: /Arta Krasniqi – 0 5 0 0$/ })).toBeVisible();
  expect(grid.getByRole('row', { name: /Besnik Gashi – 3 0 0 N\/A$/ })).toBeVisible();
  expect(grid.getByRole('row', { name: 'Totali (2) 3 5 0 0' })).toBeVisible();
  const heads = grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Emri dhe mbiemri',
    'Sektori',
    'I veçantë',
    'Vjetor',
    'Mjekësor',
    'I lehonisë',
  ]);
  const to = screen.getByRole('textbox', { name: 'Deri' });
  expect(screen.getByRole('textbox', { name: 'Nga' })).toHaveValue('01.01.2026');
  await user.clear(to);
  await user.type(to, '03.11.2026');
  expect(await grid.findByRole('row', { name: /Arta Krasniqi – 0 2 0 0$/ })).toBeVisible();
  expect(address()).toContain('to=2026-11-03');
  await user.type(screen.getByRole('searchbox', { name: 'Kërko sipas emrit' }), 'zz{Enter}');
  expect(await screen.findByText('Nuk u gjet asnje punetor per filtrim')).toBeVisible();
});

test('mails the chosen rows and opens a file, in English', async () => {
  const { user } = await opened('en');
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual(['Name', 'Sector', 'Special', 'Annual', 'Medical', 'Maternity']);
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('01.01.2026');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('31.12.2026');
  await user.clear(screen.getByRole('textbox', { name: 'From' }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '05.11.2026');
  await user.click(screen.getByRole('checkbox', { name: 'Only with leave' }));
  expect(await screen.findByRole('row', { name: /^Total \(1\)/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Besnik/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send by e-mail' })).toBeDisabled();
  expect(screen.getByText('Select at least one row to send by e-mail')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  const mail = within(
    (await screen.findByText('Send by e-mail: Leave list')).closest('[role="dialog"]') as HTMLElement,
  );
  expect(mail.getByText('The report is sent for 1 selected employee.')).toBeVisible();
  await user.click(mail.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('hr@agimi.test');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The report is on its way to hr@agimi.test')).toBeVisible();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});
