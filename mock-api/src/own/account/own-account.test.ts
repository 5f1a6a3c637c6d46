import {
  addOwnPasskey,
  askOwnAddress,
  chooseOwnLanguage,
  confirmOwnAddress,
  confirmOwnProof,
  endOwnPageSession,
  getOwnAccount,
  getOwnSession,
  removeOwnPasskey,
  signInByOwnPasskey,
  signOutOfOwnPage,
  startOwnPasskey,
  startOwnPasskeySignIn,
  startOwnProof,
} from '@paga/contract/own/account';
import { codeTo, joinedByMail, mailsTo, OwnBrowser } from '@paga/testing/own-browser';
import { switchOwnPageOn } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';

let server: TestServer;
let agimi: TestCompany;
let address: string;
let page: OwnBrowser;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  agimi = await server.company({ name: 'Agimi' });
  address = `arta.${agimi.id}@agimi.test`;
  const [arta = 0] = await savedEmployees(server, agimi, { email: address, personalNumber: '1234567892' });
  await switchOwnPageOn(server, agimi.id);
  page = await joinedByMail(server, agimi.admin, { id: arta, address, digits: '7892' });
});

const account = async (browser = page) => (await browser.call(getOwnAccount, {})).body;
/** Six minutes later, in which the page was used. */
async function later() {
  for (let times = 0; times < 2; times += 1) {
    server.clock.advance(180);
    await page.call(getOwnSession, {});
  }
}
async function added(browser = page, device = new SoftwareAuthenticator()) {
  const { body: asked } = await browser.call(startOwnPasskey, {});
  const body = { name: 'Telefoni', credential: device.make(asked) };
  return { device, status: (await browser.call(addOwnPasskey, { body })).status };
}

test('a passkey is added after a proof, signs in, proves, and is removed; each is mailed', async () => {
  await later();
  expect((await page.call(startOwnPasskey, {})).body.code).toBe('OWN_PROOF_NEEDED');
  await page.call(startOwnProof, { body: { by: 'code' } });
  const code = await codeTo(server, address);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await page.call(confirmOwnProof, { body: { code: wrong } })).body.code).toBe('OWN_CODE_WRONG');
  expect((await page.call(confirmOwnProof, { body: { code } })).status).toBe(204);
  const { device, status } = await added();
  expect(status).toBe(204);
  expect((await mailsTo(server, address))[0]?.subject).toBe('U shtua një çelës kalimi');
  const phone = new OwnBrowser(server);
  const { body: asked } = await phone.call(startOwnPasskeySignIn, {});
  const body = { credential: device.discover(asked) };
  expect((await phone.call(signInByOwnPasskey, { body })).body).toMatchObject({ hasPasskey: true });
  expect((await phone.call(signInByOwnPasskey, { body })).body.code).toBe('PASSKEY_CHALLENGE_OVER');
  await later();
  const { body: proof } = await page.call(startOwnProof, { body: { by: 'passkey' } });
  const credential = device.sign(proof.passkey as never);
  expect((await page.call(confirmOwnProof, { body: { credential } })).status).toBe(204);
  const [passkey] = (await account()).passkeys;
  expect((await page.call(removeOwnPasskey, { params: { id: passkey?.id ?? 0 } })).status).toBe(204);
  expect((await account()).passkeys).toEqual([]);
  const { body: again } = await phone.call(startOwnPasskeySignIn, {});
  expect(
    (await phone.call(signInByOwnPasskey, { body: { credential: device.discover(again) } })).body.code,
  ).toBe('PASSKEY_REFUSED');
});

test('a passkey of somebody else proves nothing here', async () => {
  const [besa = 0] = await savedEmployees(server, agimi, {
    email: `b.${agimi.id}@agimi.test`,
    personalNumber: '1999384753',
  });
  const others = await joinedByMail(server, agimi.admin, {
    id: besa,
    address: `b.${agimi.id}@agimi.test`,
    digits: '4753',
  });
  const { device } = await added(others);
  await added();
  await later();
  const { body: proof } = await page.call(startOwnProof, { body: { by: 'passkey' } });
  const credential = device.sign(proof.passkey as never);
  expect((await page.call(confirmOwnProof, { body: { credential } })).body.code).toBe('PASSKEY_REFUSED');
});

test('the address is changed by a code that was mailed to the new one, and the old one is mailed', async () => {
  const fresh = `private.${agimi.id}@post.test`;
  await page.call(askOwnAddress, { body: { address: fresh } });
  const code = await codeTo(server, fresh);
  expect((await page.call(confirmOwnAddress, { body: { code } })).body).toEqual({ address: fresh });
  expect((await account()).address).toBe(fresh);
  expect((await mailsTo(server, address))[0]?.subject).toBe('Adresa e faqes suaj u ndërrua');
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      `select "address", "replacedAt" is null as "now" from "own_address" where "address" in ('${address}', '${fresh}') order by "id"`,
    ),
  );
  expect(rows).toEqual([
    { address, now: false },
    { address: fresh, now: true },
  ]);
  await later();
  expect((await page.call(askOwnAddress, { body: { address } })).body.code).toBe('OWN_PROOF_NEEDED');
});

test('no address of somebody else’s account is taken, also by somebody who reads its mail', async () => {
  const theirs = `b.${agimi.id}@agimi.test`;
  const [besa = 0] = await savedEmployees(server, agimi, { email: theirs, personalNumber: '1999384753' });
  await joinedByMail(server, agimi.admin, { id: besa, address: theirs, digits: '4753' });
  await page.call(askOwnAddress, { body: { address: theirs } });
  const code = await codeTo(server, theirs);
  expect((await page.call(confirmOwnAddress, { body: { code } })).body.code).toBe('OWN_ADDRESS_OF_OTHER');
});

test('sessions are listed and ended by the person; nobody else’s can be', async () => {
  const { device } = await added();
  const phone = new OwnBrowser(server);
  const { body: asked } = await phone.call(startOwnPasskeySignIn, {});
  await phone.call(signInByOwnPasskey, { body: { credential: device.discover(asked) } });
  const { sessions } = await account();
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  const other = sessions.find(({ current }) => !current)?.id ?? 0;
  expect((await page.call(endOwnPageSession, { params: { id: other } })).status).toBe(204);
  expect((await phone.call(getOwnSession, {})).status).toBe(401);
  const mine = sessions.find(({ current }) => current)?.id ?? 0;
  const [besa = 0] = await savedEmployees(server, agimi, {
    email: `b.${agimi.id}@agimi.test`,
    personalNumber: '1999384753',
  });
  const others = await joinedByMail(server, agimi.admin, {
    id: besa,
    address: `b.${agimi.id}@agimi.test`,
    digits: '4753',
  });
  expect((await others.call(endOwnPageSession, { params: { id: mine } })).status).toBe(404);
  expect((await page.call(signOutOfOwnPage, {})).status).toBe(204);
  expect((await page.call(getOwnSession, {})).status).toBe(401);
});

test('the language is the person’s own', async () => {
  expect((await page.call(chooseOwnLanguage, { body: { language: 'en' } })).status).toBe(204);
  expect((await page.call(getOwnSession, {})).body.language).toBe('en');
});
