import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries, updateSalary } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { useArchiveItem } from './use-archive-item.tsx';

/** The entry of the menu, as a button. */
function ArchiveButton(of: Parameters<typeof useArchiveItem>[0]) {
  const { item, window } = useArchiveItem(of);
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
const links: HTMLAnchorElement[] = [];
beforeEach(() => {
  links.length = 0;
  URL.createObjectURL = () => 'blob:payslips';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
});
afterEach(() => jest.restoreAllMocks());

/** The button over a month of Arta, and of Mira whose advance is above her pay. */
async function opened({ language = 'sq' as 'sq' | 'en', chosen = [] as string[] } = {}) {
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  const as = server.as(company.admin);
  await createdEmployees(as, company, {}, { firstName: 'Mira', lastName: 'Berisha' });
  const [, mira] = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await as.call(updateSalary, {
    body: { tenantId: company.id, ...october, salaryId: mira?.id ?? 0, avanseStops: 5000 },
  });
  const { body } = await as.call(getSalaries, { query: { ...october, userId: company.id } });
  const picked = body.salaries.filter(({ name }) => chosen.includes(name));
  const page = await renderScreen(
    <ArchiveButton period={october} all={body.salaries} chosen={picked} ask={(go) => go()} />,
    {
      as: company.user,
      path: '/calculations',
      language,
    },
  );
  await page.user.click(
    await screen.findByRole('button', { name: language === 'sq' ? 'Fletëpagesat (zip)' : 'Payslips (zip)' }),
  );
  return { ...page, company, rows: body.salaries, dialog: await screen.findByRole('dialog') };
}

test('downloads the payslips of everybody as one zip, and names whom it leaves out', async () => {
  const { user, dialog } = await opened();
  expect(within(dialog).getByText(/të gjithë 2 punonjësve/)).toBeVisible();
  expect(within(dialog).getByText('1 punonjës mbetet pa fletëpagesë: neto është nën zero')).toBeVisible();
  expect(within(dialog).getByText('Mira Berisha')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Shkarko 1 fletëpagesë' }));
  expect(await screen.findByText('U shkarkua 1 fletëpagesë')).toBeVisible();
  expect(links.map(({ download }) => download)).toEqual(['Fletëpagesat 2026-10.zip']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in the other language for the chosen people; a fault is shown beside the button that starts again', async () => {
  const { user, dialog, faults } = await opened({ chosen: ['Arta Krasniqi'] });
  await user.click(within(dialog).getByText('English'));
  faults.next('getPayslipArchive', 500);
  await user.click(within(dialog).getByRole('button', { name: 'Shkarko 1 fletëpagesë' }));
  expect(await within(dialog).findByText('Diçka shkoi gabim!')).toBeVisible();
  await user.click(await within(dialog).findByRole('button', { name: 'Shkarko 1 fletëpagesë' }));
  await waitFor(() => expect(links.map(({ download }) => download)).toEqual(['Payslips 2026-10.zip']));
});

test('a download can be stopped; with nobody left there is nothing to download', async () => {
  const { user, dialog, faults } = await opened({ language: 'en' });
  faults.next('getPayslipArchive', 'slow');
  await user.click(within(dialog).getByRole('button', { name: 'Download 1 payslip' }));
  expect(await within(dialog).findByRole('progressbar', { name: 'Preparing the payslips' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(within(dialog).queryByRole('progressbar')).toBeNull());
  expect(within(dialog).queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(links).toEqual([]);
});

test('a net below zero alone has no payslip', async () => {
  const { dialog } = await opened({ language: 'en', chosen: ['Mira Berisha'] });
  expect(within(dialog).getByRole('button', { name: 'Download 0 payslips' })).toBeDisabled();
});

test('the window may be closed while it downloads; the button says how far it is, and what failed is shown there', async () => {
  const { user, dialog, faults } = await opened({ language: 'en' });
  faults.next('getPayslipArchive', 'slow');
  await user.click(within(dialog).getByRole('button', { name: 'Download 1 payslip' }));
  await user.click(
    await within(dialog).findByRole('button', { name: 'Keep working, the download continues' }),
  );
  expect(await screen.findByRole('button', { name: /^Downloading: [01] of 1$/ })).toBeVisible();
  await waitFor(() => expect(links.map(({ download }) => download)).toEqual(['Payslips 2026-10.zip']));
  await user.click(await screen.findByRole('button', { name: 'Payslips (zip)' }));
  faults.next('getPayslipArchive', 500);
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Download 1 payslip' }));
  expect(await within(again).findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'The download failed', hidden: true })).toBeInTheDocument();
});

test('what failed is started again for whom and in what language it was asked, whatever is ticked by now', async () => {
  const { user, dialog, faults, company, rows, unmount } = await opened({ chosen: ['Arta Krasniqi'] });
  await user.click(within(dialog).getByText('English'));
  faults.next('getPayslipArchive', 500);
  await user.click(within(dialog).getByRole('button', { name: 'Shkarko 1 fletëpagesë' }));
  expect(await within(dialog).findByText('Diçka shkoi gabim!')).toBeVisible();
  unmount();
  await renderScreen(<ArchiveButton period={october} all={rows} chosen={[]} ask={(go) => go()} />, {
    as: company.user,
    path: '/calculations',
  });
  await user.click(await screen.findByRole('button', { name: 'Shkarkimi dështoi' }));
  const again = await screen.findByRole('dialog');
  expect(within(again).getByText(/1 punonjësi të zgjedhur/)).toBeVisible();
  await user.click(within(again).getByRole('button', { name: 'Shkarko 1 fletëpagesë' }));
  await waitFor(() => expect(links.map(({ download }) => download)).toEqual(['Payslips 2026-10.zip']));
});
