import { uploadAttachment } from '@paga/contract/employees';
import { sendPayslipToEmail } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
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

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

const october = { month: 10, year: 2026 };

/** The button over the rows of a month of Arta, and of Mira who has no address. */
async function opened({ language = 'sq' as 'sq' | 'en', chosen = 2 } = {}) {
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const [arta = 0] = await createdEmployees(
    as,
    company,
    { email: 'arta@example.com' },
    { firstName: 'Mira', lastName: 'Berisha', email: null },
  );
  const rows = (await calculatedMonth(server, company, october)).slice(0, chosen);
  const page = await renderScreen(<MailButton period={october} rows={rows} ask={(go) => go()} />, {
    as: company.user,
    path: '/calculations',
    language,
  });
  const contract = {
    userId: company.id,
    employeeId: arta,
    isContract: 'true',
    file: new File(['%PDF-1.7'], 'Kontrata.pdf'),
  };
  return { ...page, addContract: () => as.call(uploadAttachment, { body: contract }) };
}

test('without a chosen row there is a warning', async () => {
  const { user } = await opened({ chosen: 0 });
  await user.click(await screen.findByRole('button', { name: 'Dërgo me e-mail' }));
  expect(await screen.findByText('Zgjidhni së paku një rresht')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('payslips go to those who have an address; the others are listed with the reason, and a second mail must be asked for', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Dërgo me e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dërgo me e-mail për tetorin 2026' });
  // The month is open: one mail is looked at first.
  expect(within(dialog).queryByRole('button', { name: /^Dërgo 2/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Shiko një e-mail' }));
  expect(within(dialog).getByText('Tetor 2026 është ende i hapur')).toBeVisible();
  expect(await within(dialog).findByText('Arta Krasniqi <arta@example.com>')).toBeVisible();
  expect(within(dialog).getByText('Fletëpagesa për tetorin 2026')).toBeVisible();
  expect(within(dialog).getByText(/Bashkëngjitur e keni fletëpagesën/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Fletëpagesa Arta Krasniqi 2026-10.pdf' }));
  expect(await within(dialog).findByText('884.00 €')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'E-mail tjetër' }));
  expect(await within(dialog).findByText(/^Mira Berisha: Nuk ka e-mail të vlefshëm/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Dërgo 2 fletëpagesa' }));
  expect(await within(dialog).findByText('1 e-mail është në dërgim.')).toBeVisible();
  const failed = within(dialog).getByRole('table', { name: '1 punonjësi nuk iu dërgua' });
  expect(within(failed).getByText('Mira Berisha')).toBeVisible();
  expect(within(failed).getByText('Nuk ka e-mail të vlefshëm: shtojeni te punonjësi.')).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Mbyll' }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Dërgo me e-mail' }));
  const second = await screen.findByRole('dialog');
  await user.click(within(second).getByRole('button', { name: 'Shiko një e-mail' }));
  await user.click(within(second).getByRole('button', { name: 'Dërgo 2 fletëpagesa' }));
  expect(await within(second).findByText('1 punonjësi i është dërguar më parë')).toBeVisible();
  await user.click(within(second).getByRole('button', { name: 'Dërgoja përsëri 1 punonjësi' }));
  expect(await within(second).findByText('1 e-mail është në dërgim.')).toBeVisible();
  expect(within(second).getByText('Mira Berisha')).toBeVisible();
});

test('contracts: those who have none are named, and again when there is one', async () => {
  const { user, addContract } = await opened({ language: 'en', chosen: 1 });
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('Contracts'));
  await user.click(within(dialog).getByRole('button', { name: 'Send 1 contract' }));
  expect(await screen.findByText('There is no document')).toBeVisible();
  await addContract();
  await user.click(within(dialog).getByRole('button', { name: 'Try again for 1' }));
  expect(await screen.findByText('1 contract is on its way.')).toBeVisible();
});

test('a line that breaks leaves the rest to go on with', async () => {
  const { user, faults } = await opened({ language: 'en', chosen: 1 });
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  const dialog = await screen.findByRole('dialog');
  faults.next('sendPayslipToEmail', 500);
  await user.click(within(dialog).getByRole('button', { name: 'Look at one e-mail' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send 1 payslip' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Continue with the 1 left' }));
  expect(await screen.findByText('1 payslip is on its way.')).toBeVisible();
});

test('the window and the screen may be left while it mails; the button leads back to who was not reached', async () => {
  const { user, faults, unmount } = await opened({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  const dialog = await screen.findByRole('dialog');
  faults.next('sendPayslipToEmail', 'slow');
  await user.click(within(dialog).getByRole('button', { name: 'Look at one e-mail' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send 2 payslips' }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue working, mailing goes on' }));
  expect(await screen.findByRole('button', { name: 'Mailing: 0 of 2' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mailing did not reach everyone' }));
  const back = await screen.findByRole('dialog');
  expect(within(back).getByText('1 e-mail is on its way.')).toBeVisible();
  expect(within(back).getByText('Mira Berisha')).toBeVisible();
  await user.click(within(back).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Send by e-mail' })).toBeVisible();
  unmount();
});

test('a run that ends well closes the window that was opened over it', async () => {
  const { user, faults } = await opened({ language: 'en', chosen: 1 });
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  faults.next('sendPayslipToEmail', 'slow');
  await user.click(await screen.findByRole('button', { name: 'Look at one e-mail' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send 1 payslip' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Continue working, mailing goes on' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Mailing: 0 of 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 payslip is on its way.')).toBeVisible();
});

test('a payslip that the mail server refused is listed above the month, and sent again', async () => {
  const company = await server.company();
  const as = server.as(company.user);
  const ids = await createdEmployees(server.as(company.admin), company, { email: 'arta@example.com' });
  await calculatedMonth(server, company, october);
  await as.call(sendPayslipToEmail, { body: { employeeIds: ids, ...october } });
  await server.refuseMail('550 no such mailbox');
  const { user } = await renderScreen(<Undelivered period={october} />, {
    as: company.user,
    path: '/calculations',
  });
  expect(await screen.findByText('1 fletëpagesë nuk dihet të ketë arritur')).toBeVisible();
  expect(screen.getByText(/Arta Krasniqi \(arta@example\.com\): e-maili u refuzua\./)).toHaveTextContent(
    '550 no such mailbox',
  );
  await user.click(screen.getByRole('button', { name: 'Dërgoja përsëri' }));
  expect(await screen.findByText('1 fletëpagesë është në dërgim.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 fletëpagesë nuk dihet të ketë arritur')).toBeNull());
});
