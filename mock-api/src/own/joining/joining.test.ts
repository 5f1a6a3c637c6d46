import { getAuditsByTenantId } from '@paga/contract/audit';
import { deleteEmployee, updateEmployee } from '@paga/contract/employees';
import {
  askOwnCode,
  chooseOwnEmployer,
  getOwnAccount,
  getOwnEmployers,
  getOwnSession,
  signInByOwnCode,
  signInByOwnPasskey,
  startOwnPasskeySignIn,
} from '@paga/contract/own/account';
import { endOwnPage, getOwnPages, inviteToOwnPage } from '@paga/contract/own/invitations';
import { joinOwnPage, openOwnInvitation } from '@paga/contract/own/joining';
import { anEmployee } from '@paga/testing/employees';
import {
  codeTo,
  joinedByLetter,
  joinedByMail,
  letterFor,
  linkTo,
  mailsTo,
  OwnBrowser,
} from '@paga/testing/own-browser';
import { switchOwnPageOn } from '@paga/testing/own-page';
import { pdfText } from '@paga/testing/pdf-text';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

const NUMBER = '1234567892';
const DIGITS = '7892';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let address: string;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  agimi = await server.company({ name: 'Agimi' });
  address = `arta.${agimi.id}@agimi.test`;
  [arta = 0] = await savedEmployees(server, agimi, { email: address, personalNumber: NUMBER });
  await switchOwnPageOn(server, agimi.id);
});

const office = () => server.as(agimi.admin);
const invite = (...ids: number[]) => office().call(inviteToOwnPage, { body: { ids } });
const pageOf = async (id = arta) =>
  (await office().call(getOwnPages, { query: { ids: [id] } })).body.people?.[0];
const join = (token: string, digits = DIGITS, browser = new OwnBrowser(server)) =>
  browser.call(joinOwnPage, { body: { token, digits, language: 'en' } });
const joined = () => joinedByMail(server, agimi.admin, { id: arta, address, digits: DIGITS });
const whose = (browser: OwnBrowser) => browser.call(getOwnSession, {});
/** The form of the employee as the office saves it, with another e-mail. */
function withEmail(email: string) {
  const { userId, ...person } = anEmployee({ userId: agimi.id, personalNumber: NUMBER, email });
  const employee = JSON.stringify({ ...person, version: 1 }) as never;
  return office().call(updateEmployee, { body: { userId, employeeId: arta, employee } });
}
const kinds = async () => {
  const { body } = await office().call(getAuditsByTenantId, { query: { onPage: 'ownPage' } });
  // That the office looks at the state of a page is a line as well, and not what is looked at here.
  const done = body.data.filter(({ sentence }) => !sentence?.en.includes(' looked at the state of '));
  return done.map(({ sentence, user }) => [user, sentence?.en]);
};

test('who is invited joins by the link and the digits, and is one of the company from then on', async () => {
  expect(await pageOf()).toMatchObject({ state: 'notInvited', way: 'mail' });
  expect((await invite(arta)).body).toEqual({ invited: 1, skipped: [] });
  expect(await pageOf()).toMatchObject({ state: 'invited', address, by: 'Arben Admini' });
  const token = await linkTo(server, address);
  const browser = new OwnBrowser(server);
  expect((await browser.call(openOwnInvitation, { body: { token } })).body).toEqual({
    company: 'Agimi',
    letter: false,
  });
  expect((await join(token, DIGITS, browser)).body).toMatchObject({ employers: 1, hasPasskey: false });
  expect((await whose(browser)).body).toMatchObject({ firstName: 'Arta', company: 'Agimi', language: 'en' });
  expect(await pageOf()).toMatchObject({ state: 'joined' });
  expect(await kinds()).toEqual([
    ['Arta Krasniqi', 'Arta Krasniqi joined their own page'],
    ['Arben Admini', 'Arben Admini invited an employee to their own page: Arta Krasniqi'],
  ]);
  const mails = (await mailsTo(server, address)).map(({ text }) => text).join('\n');
  expect(mails).not.toMatch(/Arta|Krasniqi|7892|Arben/);
});

test('a scanner that opens the link, or presses its button, changes nothing', async () => {
  await invite(arta);
  const token = await linkTo(server, address);
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/me/join', '/api/own/joining', '/api/own/invitation'])
      expect((await server.request(path, { method })).status).toBeGreaterThanOrEqual(404);
  for (let times = 0; times < 60; times += 1)
    await new OwnBrowser(server).call(openOwnInvitation, { body: { token } });
  expect((await join(token, '')).status).toBe(422);
  expect(await pageOf()).toMatchObject({ state: 'invited' });
  expect((await join(token)).status).toBe(200);
});

test('a link is good once, fourteen days, and until a newer one is mailed', async () => {
  await invite(arta);
  const first = await linkTo(server, address);
  server.clock.advance(1);
  await invite(arta);
  const second = await linkTo(server, address);
  expect((await join(first)).body.code).toBe('OWN_INVITATION_OVER');
  const both = await Promise.all([join(second), join(second), join(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await join(second)).body.code).toBe('OWN_INVITATION_OVER');
  expect((await join('x'.repeat(43))).body.code).toBe('OWN_INVITATION_OVER');
  const [besa = 0] = await savedEmployees(server, agimi, {
    email: `besa.${agimi.id}@agimi.test`,
    personalNumber: '1999384753',
  });
  await invite(besa);
  const late = await linkTo(server, `besa.${agimi.id}@agimi.test`);
  server.clock.advance(14 * 86_400 + 1);
  expect((await join(late, '4753')).body.code).toBe('OWN_INVITATION_OVER');
  const later = await server.user({ roleId: 2, companies: [agimi.id] });
  const { body } = await server.as(later).call(getOwnPages, { query: { ids: [besa] } });
  expect(body.people).toMatchObject([{ state: 'over' }]);
});

test('of thirty guesses of the digits at once five are compared; then the link is over, also for the right ones', async () => {
  await invite(arta);
  const token = await linkTo(server, address);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, guess) => join(token, String(1000 + guess))),
  );
  const codes = guesses.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'OWN_DIGITS_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'OWN_INVITATION_OVER')).toHaveLength(25);
  expect((await join(token)).body.code).toBe('OWN_INVITATION_OVER');
  expect(await pageOf()).toMatchObject({ state: 'over' });
  expect((await kinds())[0]?.[1]).toBe('The system noted wrong digits for an invitation to an own page');
});

test('signs in by a code in the browser that asked, and in no other; the answer is the same for every address', async () => {
  await joined();
  const [mine, others] = [new OwnBrowser(server), new OwnBrowser(server)];
  const known = await mine.call(askOwnCode, { body: { address: address.toUpperCase() } });
  const unknown = await others.call(askOwnCode, { body: { address: 'nobody@agimi.test' } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const code = await codeTo(server, address);
  expect((await others.call(signInByOwnCode, { body: { code } })).body.code).toBe('OWN_CODE_WRONG');
  expect((await new OwnBrowser(server).call(signInByOwnCode, { body: { code } })).body.code).toBe(
    'OWN_CODE_WRONG',
  );
  expect((await mine.call(signInByOwnCode, { body: { code } })).status).toBe(200);
  expect((await whose(mine)).body.firstName).toBe('Arta');
  expect((await mine.call(signInByOwnCode, { body: { code } })).body.code).toBe('OWN_CODE_WRONG');
  const late = new OwnBrowser(server);
  await late.call(askOwnCode, { body: { address } });
  const old = await codeTo(server, address);
  server.clock.advance(601);
  expect((await late.call(signInByOwnCode, { body: { code: old } })).body.code).toBe('OWN_CODE_WRONG');
});

test('a person is mailed five codes an hour and has ten guesses', async () => {
  await joined();
  const asked = (await mailsTo(server, address)).length;
  const browsers = Array.from({ length: 8 }, () => new OwnBrowser(server));
  for (const browser of browsers) await browser.call(askOwnCode, { body: { address } });
  expect(await mailsTo(server, address)).toHaveLength(asked + 5);
  const code = await codeTo(server, address);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const browser of browsers.slice(0, 2))
    for (let times = 0; times < 5; times += 1) await browser.call(signInByOwnCode, { body: { code: wrong } });
  // The code of the fifth browser is right and its own tries are whole: the person has none left this hour.
  expect((await (browsers[4] as OwnBrowser).call(signInByOwnCode, { body: { code } })).body.code).toBe(
    'OWN_CODE_WRONG',
  );
});

test('loses the page at the next call when the office ends it, or deletes the employee', async () => {
  const browser = await joined();
  expect((await office().call(endOwnPage, { params: { id: arta } })).status).toBe(204);
  expect((await whose(browser)).status).toBe(401);
  expect(await pageOf()).toMatchObject({ state: 'ended', endReason: 'office', by: 'Arben Admini' });
  expect((await mailsTo(server, address))[0]?.subject).toMatch(/^Your own page at Agimi was ended$|u mbyll$/);
  expect((await office().call(endOwnPage, { params: { id: arta } })).status).toBe(404);
  const again = new OwnBrowser(server);
  await again.call(askOwnCode, { body: { address } });
  const code = await codeTo(server, address);
  expect((await again.call(signInByOwnCode, { body: { code } })).body.code).toBe('OWN_PAGE_OFF');
  const second = await joined();
  await office().call(deleteEmployee, { query: { tenantId: agimi.id, employeeId: arta } });
  expect((await whose(second)).status).toBe(401);
});

test('an e-mail that the office changes ends the page, mails the old address, and moves no account', async () => {
  const browser = await joined();
  const fresh = `new.${agimi.id}@agimi.test`;
  expect((await withEmail(fresh)).status).toBe(200);
  expect((await whose(browser)).status).toBe(401);
  expect(await pageOf()).toMatchObject({ state: 'ended', endReason: 'email', way: 'mail' });
  expect((await mailsTo(server, address))[0]?.text).toContain('Agimi');
  const thief = new OwnBrowser(server);
  await thief.call(askOwnCode, { body: { address: fresh } });
  expect(await mailsTo(server, fresh)).toEqual([]);
});

test('one account, several employers: the picker names them and goes on at another', async () => {
  const browser = await joined();
  const drini = await server.company({ name: 'Drini' });
  await switchOwnPageOn(server, drini.id, ['leave']);
  const [same = 0] = await savedEmployees(server, drini, { email: address, personalNumber: NUMBER });
  const other = await joinedByMail(server, drini.admin, { id: same, address, digits: DIGITS });
  const { body: employers } = await other.call(getOwnEmployers, {});
  expect(employers.map(({ name, current }) => [name, current])).toEqual([
    ['Agimi', false],
    ['Drini', true],
  ]);
  expect((await browser.call(getOwnEmployers, {})).body.map(({ current }) => current)).toEqual([true, false]);
  const { id = 0 } = employers.find(({ name }) => name === 'Agimi') ?? {};
  expect((await other.call(chooseOwnEmployer, { body: { id } })).status).toBe(204);
  expect((await whose(other)).body).toMatchObject({
    company: 'Agimi',
    parts: ['payslips', 'leave', 'data'],
  });
  expect((await other.call(chooseOwnEmployer, { body: { id: id + 1_000 } })).status).toBe(404);
});

test('an address that is somebody else’s page is joined by nobody with another personal number', async () => {
  await joined();
  const drini = await server.company({ name: 'Drini' });
  await switchOwnPageOn(server, drini.id);
  const [son = 0] = await savedEmployees(server, drini, { email: address, personalNumber: '1999384753' });
  await server.as(drini.admin).call(inviteToOwnPage, { body: { ids: [son] } });
  expect((await join(await linkTo(server, address), '4753')).body.code).toBe('OWN_ADDRESS_OF_OTHER');
});

test('who shares an address, has none, or has that of a user of the office by another name gets a letter and no mail', async () => {
  const [one = 0, two = 0, none = 0, clerks = 0, self = 0] = await savedEmployees(
    server,
    agimi,
    { firstName: 'Dita', email: `family.${agimi.id}@agimi.test`, personalNumber: '1999384753' },
    { firstName: 'Dren', email: `FAMILY.${agimi.id}@agimi.test`, personalNumber: '1763855925' },
    { firstName: 'Pa', email: null, personalNumber: '1008167059' } as never,
    { firstName: 'Tjeter', email: agimi.manager.email, personalNumber: '2565529407' },
    { firstName: 'Arben', lastName: 'Admini', email: agimi.admin.email, personalNumber: '9000000005' },
  );
  const { body } = await invite(one, two, none, clerks, self);
  expect(body.invited).toBe(1);
  expect(Object.fromEntries(body.skipped.map(({ employeeId, why }) => [employeeId, why]))).toEqual({
    ...{ [one]: 'shared', [two]: 'shared', [none]: 'noAddress', [clerks]: 'officeUser' },
  });
  expect((await letterFor(server, agimi.admin, self)).body.code).toBe('OWN_MAIL_REACHES');
  const letter = await letterFor(server, agimi.admin, one);
  const text = (await pdfText(letter.body)).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Dita');
  expect(text).not.toMatch(/4753|1999384753/);
  const token = /([2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? '';
  expect((await join(token, '4753')).body.code).toBe('PASSKEY_NEEDED');
  const { browser, device, reply } = await joinedByLetter(server, {
    token: token.toLowerCase(),
    digits: '4753',
  });
  expect(reply.status).toBe(200);
  expect((await browser.call(getOwnAccount, {})).body).toMatchObject({
    address: null,
    passkeys: [{ name: 'Telefoni' }],
  });
  const later = new OwnBrowser(server);
  const { body: asked } = await later.call(startOwnPasskeySignIn, {});
  const signed = await later.call(signInByOwnPasskey, { body: { credential: device.discover(asked) } });
  expect(signed.status).toBe(200);
  expect((await whose(later)).body.firstName).toBe('Dita');
  // A lost phone needs a new letter, which ends the page as it was.
  const second = (await pdfText((await letterFor(server, agimi.admin, one)).body)).replaceAll(/\s+/g, ' ');
  expect((await whose(later)).status).toBe(200);
  const anew = /([2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(second)?.[0] ?? '';
  expect((await joinedByLetter(server, { token: anew, digits: '4753' })).reply.status).toBe(200);
  expect((await whose(later)).status).toBe(401);
});

test('nobody is invited while the page is off, by role 4, into another company, or without a personal number', async () => {
  const [without = 0] = await savedEmployees(server, agimi, {
    personalNumber: null,
    email: `w.${agimi.id}@agimi.test`,
  } as never);
  expect((await invite(without)).body.skipped).toMatchObject([{ why: 'noNumber' }]);
  expect((await server.as(agimi.user).call(inviteToOwnPage, { body: { ids: [arta] } })).body.code).toBe(
    'FORBIDDEN',
  );
  const drini = await server.company();
  await switchOwnPageOn(server, drini.id);
  expect((await server.as(drini.admin).call(inviteToOwnPage, { body: { ids: [arta] } })).status).toBe(404);
  expect((await server.as(drini.admin).call(endOwnPage, { params: { id: arta } })).status).toBe(404);
  await invite(arta);
  const token = await linkTo(server, address);
  await server.inCompany(agimi.id, (tx) => tx.execute(sql`update "own_setting" set "page" = false`));
  expect((await invite(arta)).body.code).toBe('OWN_PAGE_OFF');
  expect((await join(token)).body.code).toBe('OWN_INVITATION_OVER');
});
