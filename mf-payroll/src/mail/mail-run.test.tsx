import { getMailedPayslips, sendPayslipToEmail } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { sessionStore } from '@paga/platform/host';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Undelivered } from './undelivered.tsx';
import { useMailItem } from './use-mail-item.tsx';

/** The entry of the menu, as a button. */
function MailButton(of: Parameters<typeof useMailItem>[0]) {
  const { item, window } = useMailItem(of);
  return (
    <>
      <Button onClick={item?.onSelect}>{item?.label}</Button>
      {window}
    </>
  );
}

const october = { month: 10, year: 2026 };

test('a run goes on in its own company while the tab shows another', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const other = await server.company({ name: 'Drini' });
  // More than one request takes.
  const people = Array.from({ length: 25 }, (_, at) => ({
    firstName: `P${String.fromCharCode(97 + at)}`,
    lastName: 'Gashi',
    email: `p${at}@example.com`,
  }));
  await createdEmployees(server.as(company.admin), company, ...people);
  const rows = await calculatedMonth(server, company, october);
  const { user, faults } = await renderScreen(
    <MailButton period={october} rows={rows} ask={(go) => go()} />,
    {
      as: await server.superAdmin(),
      company: { id: company.id, name: 'Agimi' },
      path: '/calculations',
    },
  );
  faults.next('sendPayslipToEmail', 'slow');
  await user.click(await screen.findByRole('button', { name: 'Dërgo me e-mail' }));
  await user.click(await screen.findByRole('button', { name: 'Shiko një e-mail' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dërgo 25 fletëpagesa' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Vazhdo punën, dërgimi vijon' }));
  const before = sessionStore.getState();
  act(() =>
    sessionStore.setState({
      ...before,
      session: { ...before.session, company: { id: other.id, name: 'Drini' } },
    } as never),
  );
  const query = { ...october, userId: company.id };
  await waitFor(async () =>
    expect((await server.as(company.user).call(getMailedPayslips, { query })).body.waiting).toBe(25),
  );
  act(() => sessionStore.setState(before));
});

test('a run that was not seen to its end is shown before anything is sent again', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.user);
  const [arta = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    { email: 'arta@example.com' },
    { firstName: 'Mira', lastName: 'Berisha', email: null },
  );
  const rows = (await calculatedMonth(server, company, october)).filter(
    ({ name }) => name === 'Mira Berisha',
  );
  await as.call(sendPayslipToEmail, { body: { employeeIds: [arta], ...october } });
  await server.refuseMail('550 no such mailbox');
  const screens = (
    <>
      <MailButton period={october} rows={rows} ask={(go) => go()} />
      <Undelivered period={october} />
    </>
  );
  const { user, faults } = await renderScreen(screens, { as: company.user, path: '/calculations' });
  expect(await screen.findByText('1 fletëpagesë nuk dihet të ketë arritur')).toBeVisible();
  faults.next('sendPayslipToEmail', 'slow');
  await user.click(await screen.findByRole('button', { name: 'Dërgo me e-mail' }));
  await user.click(await screen.findByRole('button', { name: 'Shiko një e-mail' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dërgo 1 fletëpagesë' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Vazhdo punën, dërgimi vijon' }));
  expect(await screen.findByRole('button', { name: 'Dërgimi nuk përfundoi për të gjithë' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dërgoja përsëri' }));
  expect(within(await screen.findByRole('dialog')).getByText('Mira Berisha')).toBeVisible();
  expect((await as.call(getMailedPayslips, { query: { ...october, userId: company.id } })).body.waiting).toBe(
    0,
  );
});
