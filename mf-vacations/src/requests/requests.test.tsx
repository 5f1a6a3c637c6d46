import { getVacationCalendar } from '@paga/contract/leave';
import {
  askForLeave,
  askQuestion,
  getOwnRequests,
  getSickness,
  proposeBankAccount,
  reportSickness,
  saveLeaveApprover,
} from '@paga/contract/requests';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { axeFinds } from '@paga/testing/axe-finds';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { LeaveScreen } from '../calendar/leave.screen.tsx';
import { RequestsScreen } from './requests.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;
let page: TestUser;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  const people = [{}, { firstName: 'Drin', gender: Gender.male }];
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, ...people);
  page = await server.ownPage(company, arta);
  const leave = { type: LeaveType.annual, from: '2026-11-02', to: '2026-11-06', workingDays: 5 };
  expect((await server.as(page).call(askForLeave, { body: leave })).body.refusal).toBeNull();
});

const ask = (text: string) =>
  server.as(page).call(askQuestion, { body: { text, about: { year: 2026, month: 9, line: 'Bruto' } } });
const states = async () =>
  (await server.as(page).call(getOwnRequests, {})).body.map(({ state, note }) => [state, note]);

test('the inbox shows who asks for what, and a decision is made with what the leave costs and leaves in sight', async () => {
  await ask('Pse më pak se në gusht?');
  const { user, container } = await renderScreen(<RequestsScreen />, {
    as: company.manager,
    path: '/requests',
  });
  const list = await screen.findByRole('list', { name: 'Në pritje' });
  expect(list).toHaveTextContent(/Arta KrasniqiVjetor 02\.11\.2026 – 06\.11\.2026, 5 ditë pune/);
  expect(list).toHaveTextContent(/Pse më pak se në gusht\?Fletëpagesa, Shtator 2026, Bruto/);
  expect(await axeFinds(container)).toEqual([]);
  const [decideLeave, answer] = within(list).getAllByRole('button', { name: 'Vendos: Arta Krasniqi' });
  await user.click(decideLeave as HTMLElement);
  const window = await screen.findByRole('dialog', { name: 'Kërkesë për pushim: Arta Krasniqi' });
  expect(await within(window).findByText('5 ditë pune, 15 mbeten')).toBeVisible();
  expect(await axeFinds(window)).toEqual([]);
  await user.click(within(window).getByRole('button', { name: 'Mirato' }));
  expect(await screen.findByText('Pushimi u miratua dhe u regjistrua.')).toBeVisible();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));

  await user.click(answer as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'Pyetje: Arta Krasniqi' });
  const send = within(question).getByRole('button', { name: 'Dërgo përgjigjen' });
  expect(send).toBeDisabled();
  await pasteOver(
    user,
    within(question).getByRole('textbox', { name: 'Përgjigjja juaj' }),
    'Kishte orë shtesë.',
  );
  await user.click(send);
  expect(await screen.findByText('Asnjë kërkesë në pritje')).toBeVisible();
  expect(await states()).toEqual([
    ['approved', 'Kishte orë shtesë.'],
    ['applied', null],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Të vendosura' }));
  expect(await screen.findByRole('list', { name: 'Të vendosura' })).toHaveTextContent('E miratuar');
});

test('what fails and what cannot be booked is said where it is decided, and the request stays', async () => {
  const { user } = await renderScreen(<RequestsScreen />, {
    as: company.admin,
    path: '/requests',
    language: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'Decide: Arta Krasniqi' }));
  const window = await screen.findByRole('dialog', { name: 'Leave asked for: Arta Krasniqi' });
  faults.next('decideRequest', 'PERIOD_CLOSED');
  await user.click(within(window).getByRole('button', { name: 'Approve' }));
  expect(await within(window).findByText(/^The month is closed\./)).toBeVisible();
  await pasteOver(user, within(window).getByRole('textbox'), 'Not now');
  await user.click(within(window).getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('The request was refused.')).toBeVisible();
  expect(await states()).toEqual([['refused', 'Not now']]);
});

test('the wall chart draws what is asked for dashed, counts nobody as away by it, and a press decides it', async () => {
  const { user } = await renderScreen(<LeaveScreen />, {
    as: company.admin,
    path: '/holidays?view=wall&date=2026-11-02',
  });
  expect(await screen.findByRole('link', { name: '1 kërkesë në pritje' })).toHaveAttribute(
    'href',
    '/requests',
  );
  const row = await screen.findByRole('row', { name: /^Arta Krasniqi/ });
  const asked = await waitFor(
    () => row.querySelector('.leave-bar-asked') ?? Promise.reject(new Error('nothing is asked for')),
  );
  expect(asked).toHaveTextContent('Vjetor');
  const cell = within(row).getByRole('gridcell', {
    name: /kërkon pushim: Vjetor 02\.11\.2026 – 06\.11\.2026/,
  });
  expect(cell).toHaveAccessibleName(/mungojnë 0 nga 2/);
  cell.focus();
  await user.keyboard('{Enter}');
  const window = await screen.findByRole('dialog', { name: 'Kërkesë për pushim: Arta Krasniqi' });
  await user.click(within(window).getByRole('button', { name: 'Mirato' }));
  await waitFor(() => expect(row.querySelector('.leave-bar-asked')).toBeNull());
  const { body } = await server
    .as(company.admin)
    .call(getVacationCalendar, { query: { tenantId: company.id, period: '2026-11' } });
  expect(body).toMatchObject([{ start: '2026-11-02', end: '2026-11-06' }]);
});

test('role 2 says who of the office is which employee; that person then cannot decide', async () => {
  const { user } = await renderScreen(<RequestsScreen />, { as: company.admin, path: '/requests' });
  await user.click(await screen.findByRole('button', { name: 'Lidh përdoruesit me punonjësit' }));
  const window = await screen.findByRole('dialog', { name: 'Lidh përdoruesit me punonjësit' });
  const [own] = await within(window).findAllByRole('combobox');
  await user.click(own as HTMLElement);
  await user.click(await screen.findByTitle('Arta Krasniqi'));
  await waitFor(() => expect(within(window).getByTitle('Arta Krasniqi')).toBeVisible());
});

test('another account is decided with both accounts in sight; who invited the employee is shown why somebody else decides', async () => {
  const [besa = 0] = await createdEmployees(server.as(company.manager), company, {
    ...{ firstName: 'Besa', lastName: 'Gashi', personalNumber: '1763855925', email: 'besa@agimi.test' },
  });
  const own = await server.ownPage(company, besa, { daysAgo: 10 });
  const body = { account: accountOf(7), was: accountOf(0) };
  expect((await server.as(own).call(proposeBankAccount, { body })).status).toBe(200);
  // Who made the record with its e-mail is a maker of what is proposed.
  const made = await renderScreen(<RequestsScreen />, { as: company.manager, path: '/requests' });
  await made.user.click(await screen.findByRole('button', { name: 'Hap: Besa Gashi' }));
  const shown = await screen.findByRole('dialog', { name: 'Llogari tjetër bankare: Besa Gashi' });
  expect(within(shown).getByText(/Për këtë vendos dikush tjetër\./)).toBeVisible();
  expect(within(shown).queryByRole('button', { name: 'Mirato' })).toBeNull();
  made.unmount();
  const { user } = await renderScreen(<RequestsScreen />, { as: company.admin, path: '/requests' });
  await user.click(await screen.findByRole('button', { name: 'Vendos: Besa Gashi' }));
  const window = await screen.findByRole('dialog', { name: 'Llogari tjetër bankare: Besa Gashi' });
  const row = within(window).getByRole('row', { name: /^Numri i llogarisë/ });
  expect(row.textContent?.replaceAll(' ', '')).toContain(`${accountOf(0)}${accountOf(7)}`);
  expect(within(window).getByText(/^Pyeteni punonjësin para se ta konfirmoni/)).toBeVisible();
  expect(await axeFinds(window)).toEqual([]);
  await user.click(within(window).getByRole('button', { name: 'Mirato' }));
  expect(await screen.findByText('U miratua dhe u shënua në dosje.')).toBeVisible();
});

test('reported sickness stands above the requests and is booked there; leave of a named approver is only read', async () => {
  await server.as(page).call(reportSickness, { body: { from: '2026-10-14', to: '2026-10-16' } });
  await server.as(company.admin).call(saveLeaveApprover, {
    body: { tenantId: company.id, approver: { of: 'office', id: company.manager.id }, deputy: null },
  });
  const { user, container } = await renderScreen(<RequestsScreen />, {
    as: company.admin,
    path: '/requests',
  });
  const sick = await screen.findByRole('list', { name: 'Sëmundje të lajmëruara' });
  expect(sick).toHaveTextContent(/Arta KrasniqiE lajmëruar14\.10\.2026 – 16\.10\.2026/);
  expect(await axeFinds(container)).toEqual([]);
  const list = await screen.findByRole('list', { name: 'Në pritje' });
  expect(list).toHaveTextContent(`Vendos ${company.manager.name}`);
  expect(within(list).queryByRole('button', { name: 'Vendos: Arta Krasniqi' })).toBeNull();
  await user.click(within(sick).getByRole('button', { name: 'Hap: Arta Krasniqi' }));
  const window = await screen.findByRole('dialog', { name: 'Sëmundje e lajmëruar: Arta Krasniqi' });
  expect(await within(window).findByText(/^3 ditë pune/)).toBeVisible();
  expect(within(window).getByRole('button', { name: 'Lëre mënjanë' })).toBeDisabled();
  expect(await axeFinds(window)).toEqual([]);
  faults.next('settleSickness', 'PERIOD_CLOSED');
  await user.click(within(window).getByRole('button', { name: 'Regjistro si pushim mjekësor' }));
  expect(await within(window).findByRole('alert')).toBeVisible();
  await user.click(within(window).getByRole('button', { name: 'Regjistro si pushim mjekësor' }));
  expect(await screen.findByText('Sëmundja u regjistrua si pushim mjekësor.')).toBeVisible();
  const query = { tenantId: company.id, of: 'decided' as const };
  expect((await server.as(company.admin).call(getSickness, { query })).body).toMatchObject([
    { state: 'booked' },
  ]);
});
