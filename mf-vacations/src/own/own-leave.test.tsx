import { storeVacation } from '@paga/contract/leave';
import {
  askForLeave,
  decideRequest,
  getOwnRequests,
  getSickness,
  saveLeaveApprover,
} from '@paga/contract/requests';
import { LeaveType } from '@paga/contract/shapes';
import { AskQuestion } from '@paga/forms/ask-question';
import { axeFinds } from '@paga/testing/axe-finds';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderOwnPart } from '@paga/testing/render-own-part';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OwnLeavePart } from './own-leave.part.tsx';

let server: HttpTestServer;
let company: TestCompany;
let page: TestUser;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
  page = await server.ownPage(company, arta);
  const booked = { type: LeaveType.annual, from: '2026-10-19', to: '2026-10-20' };
  await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...booked } });
});

const show = (part: ReactElement, language: 'sq' | 'en' = 'sq') =>
  renderOwnPart(part, { server, page, language });
const open = (language: 'sq' | 'en' = 'sq', readOnly = false) =>
  show(<OwnLeavePart.Page language={language} readOnly={readOnly} />, language);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows what is left, asks with what it costs in sight, and takes back', async () => {
  const { container } = await open();
  const left = await screen.findByRole('region', { name: /^Ditë të mbetura në 2026/ });
  expect(within(left).getByText('Vjetor').parentElement).toHaveTextContent('18 nga 20, të përdorura 2');
  fill('Prej', '2026-12-23');
  fill('Deri', '2026-12-28');
  expect(await screen.findByText('3 ditë pune, 1 festë, 15 mbeten')).toBeVisible();
  expect(screen.getByText(/^25\.12\.2026 Krishtlindjet/)).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
  press('Dërgo kërkesën');
  expect(await screen.findByText('Kërkesa u dërgua te zyra.')).toBeVisible();
  const mine = screen.getByRole('region', { name: 'Kërkesat e mia' });
  expect(await within(mine).findByText('23.12.2026 – 28.12.2026')).toBeVisible();
  press('Tërhiqe');
  expect(await within(mine).findByText('E tërhequr')).toBeVisible();
});

test('says in the person’s language why leave cannot be asked for, and asks nothing while the company only reads', async () => {
  const { unmount } = await open('en');
  fireEvent.click(await screen.findByRole('radio', { name: 'Special' }));
  fill('Reason', 'bloodDonation');
  fill('From', '2026-11-02');
  fill('To', '2026-11-03');
  expect(await screen.findByText('The law grants fewer days for this reason.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the request' })).toBeDisabled();
  fill('To', '2026-11-02');
  await screen.findByText('1 working day, 0 of 1 left for this event');
  faults.next('askForLeave', 'REQUESTS_WAITING');
  press('Send the request');
  expect(await screen.findByText(/Too many of your requests are waiting/)).toBeVisible();
  press('Send the request');
  await screen.findByText('The request was sent to the office.');
  expect((await server.as(page).call(getOwnRequests, {})).body).toMatchObject([
    { state: 'asked', leave: { reason: 'bloodDonation', workingDays: 1 } },
  ]);
  unmount();
  await open('en', true);
  expect(await screen.findByRole('region', { name: 'Booked leave' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a question about a line of a payslip is asked there, and its answer stands there and among the requests', async () => {
  const about = { year: 2026, month: 9 };
  const bruto = <AskQuestion about={{ ...about, line: 'Bruto' }} />;
  const openForm = () => {
    const details = document.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  const { container, unmount } = await show(bruto);
  openForm();
  const field = await screen.findByLabelText('Pyetja juaj për zyrën');
  fireEvent.change(field, { target: { value: 'Pse më pak?' } });
  faults.next('askQuestion', 500);
  press('Dërgo pyetjen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Pyetja nuk u dërgua.');
  press('Dërgo pyetjen');
  expect(await screen.findByText('Pret përgjigjen e zyrës.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(await axeFinds(container)).toEqual([]);
  unmount();
  const [asked] = (await server.as(page).call(getOwnRequests, {})).body;
  const body = { tenantId: company.id, decision: 'approve' as const, note: 'Kishte orë shtesë.' };
  await server.as(company.admin).call(decideRequest, { params: { id: asked?.id ?? 0 }, body });
  const other = await show(<AskQuestion about={{ ...about, line: 'Neto' }} />);
  openForm();
  await screen.findByLabelText('Pyetja juaj për zyrën');
  await waitFor(() => expect(screen.queryByText('Pse më pak?')).toBeNull());
  other.unmount();
  const again = await show(bruto);
  openForm();
  expect(await screen.findByText(/Kishte orë shtesë/)).toBeVisible();
  again.unmount();
  await open();
  const mine = await screen.findByRole('region', { name: 'Kërkesat e mia' });
  expect(mine).toHaveTextContent(/Pse më pak\?.*E përgjigjur.*“Kishte orë shtesë\.”/);
});

test('an approver decides on their page with names and days in sight, and hears that it was booked', async () => {
  const admin = server.as(company.admin);
  const [besa = 0] = await createdEmployees(admin, company, {
    ...{ firstName: 'Besa', lastName: 'Gashi' },
    ...{ personalNumber: '9000000077', bankAccountNumber: accountOf(7) },
  });
  const besas = await server.ownPage(company, besa);
  const leave = { type: LeaveType.annual, from: '2026-11-02', to: '2026-11-06', workingDays: 5 };
  await server.as(besas).call(askForLeave, { body: leave });
  await admin.call(saveLeaveApprover, {
    body: { tenantId: company.id, approver: { of: 'ownPage', id: page.id }, deputy: null },
  });
  const { container } = await open();
  const waiting = await screen.findByRole('region', { name: 'Presin vendimin tuaj' });
  expect(waiting).toHaveTextContent(
    /Besa Gashi02\.11\.2026 – 06\.11\.2026, 5 ditë punePushim vjetor i mbetur këtë vit: 20Nga sektori nuk mungon/,
  );
  expect(await axeFinds(container)).toEqual([]);
  fill('Fjala juaj për Besa Gashi (nuk është e detyrueshme)', 'Pushim të mbarë');
  faults.next('decideLeave', 'CONFLICT');
  press('Mirato pushimin e Besa Gashi');
  expect(await within(waiting).findByRole('alert')).toHaveTextContent('Vendimi nuk u ruajt');
  press('Mirato pushimin e Besa Gashi');
  expect(await screen.findByText('Pushimi i Besa Gashi u miratua dhe u regjistrua.')).toBeVisible();
  await waitFor(() => expect(within(waiting).queryByRole('listitem')).toBeNull());
  expect((await server.as(besas).call(getOwnRequests, {})).body).toMatchObject([
    { state: 'applied', note: 'Pushim të mbarë' },
  ]);
});

test('sickness is reported with a photo drawn anew, and a photo that cannot be drawn is not sent; the calendar address is shown once', async () => {
  const drawn = jest.fn(async () => ({ width: 3_600, height: 1_800, close: () => undefined }));
  Object.assign(globalThis, { createImageBitmap: drawn });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    expect([this.width, this.height]).toEqual([1_800, 900]);
    done(new Blob([], { type: 'image/jpeg' }));
  });
  await open();
  const report = await screen.findByRole('region', { name: 'Lajmëro sëmundjen' });
  const inReport = within(report);
  const choose = (text: string) =>
    fireEvent.change(inReport.getByLabelText(/^Fotoja e vërtetimit/), {
      target: { files: [new File([text], 'IMG.jpg', { type: 'image/jpeg' })] },
    });
  const send = () => fireEvent.click(inReport.getByRole('button', { name: 'Dërgo lajmërimin' }));
  fireEvent.change(inReport.getByLabelText('Dita e parë e sëmundjes'), { target: { value: '2026-10-14' } });
  fireEvent.change(inReport.getByLabelText('Dita e fundit e sëmundjes'), { target: { value: '2026-10-15' } });
  drawn.mockRejectedValueOnce(new Error('no picture'));
  choose('%PDF');
  send();
  expect(await inReport.findByRole('alert')).toHaveTextContent(/^Fotoja nuk mund të lexohet/);
  expect(toBlob).not.toHaveBeenCalled();
  // What this browser has drawn is looked at by the server as well: nothing is no picture.
  send();
  await waitFor(() => expect(toBlob).toHaveBeenCalled());
  expect(await inReport.findByRole('alert')).toHaveTextContent(/^Fotoja nuk mund të lexohet/);
  fireEvent.change(inReport.getByLabelText(/^Fotoja e vërtetimit/), { target: { files: [] } });
  send();
  expect(await inReport.findByText('Lajmërimi u dërgua te zyra.')).toBeVisible();
  const mine = await screen.findByRole('region', { name: 'Sëmundjet e lajmëruara' });
  expect(mine).toHaveTextContent(/14\.10\.2026 – 15\.10\.2026E lajmëruar/);
  const query = { tenantId: company.id, of: 'open' as const };
  expect((await server.as(company.admin).call(getSickness, { query })).body).toMatchObject([
    { state: 'reported', hasNote: false },
  ]);
  const feed = await screen.findByRole('region', { name: 'Pushimet e mia në kalendar' });
  press('Krijo adresën');
  const address = await within(feed).findByLabelText('Adresa (shfaqet vetëm tani)');
  expect((address as HTMLInputElement).value).toMatch(/\/api\/feeds\/own-leave\/.*\.ics$/);
  press('Mbylle');
  expect(await within(feed).findByText('Adresa u mbyll.')).toBeVisible();
});
