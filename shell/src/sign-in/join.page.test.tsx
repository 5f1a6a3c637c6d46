import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { createUser } from '@paga/contract/identity/users';
import { renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { configureCalls } from '#session/configure-calls.ts';
import { SignedOut } from './signed-out.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
  await server.demo(true);
});
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => server.demo(false));

/** A company adds somebody of another one; the way of the mail that the person gets. */
async function askedPerson(roleId: 2 | 4) {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const person = await server.user({ roleId, companies: [drini.id] });
  const body = { name: 'Vesa', email: person.email, password: 'Mali2026', tenantIds: [agimi.id] };
  await server.as(agimi.manager).call(createUser, { body });
  const sara = server.as(await server.superAdmin());
  const id =
    (await sara.call(getOutbox, {})).body.find(({ recipient }) => recipient === person.email)?.id ?? 0;
  const { text } = (await sara.call(getOutboxMail, { params: { id } })).body;
  return { person, place: /\/joinCompany\?token=[\w-]+/.exec(text)?.[0] ?? '' };
}

async function openAt(place: string, as: Awaited<ReturnType<typeof askedPerson>>['person'], language?: 'en') {
  history.replaceState(null, '', place);
  const rendered = await renderScreen(<SignedOut onSignedIn={async () => undefined} />, { as, language });
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  return rendered;
}

test('a person of another company agrees by the link of the mail; used, the link is over', async () => {
  const { person, place } = await askedPerson(4);
  const { user, baseElement, unmount } = await openAt(place, person);
  expect(await screen.findByText(new RegExp(`^Agimi dëshiron.*${person.email}`))).toBeVisible();
  const { violations } = await axe.run(baseElement, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pajtohem' }));
  expect(await screen.findByText('Llogaria juaj tani është e lidhur me Agimi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vazhdo te Paga' })).toHaveAttribute('href', '/login');
  unmount();
  await openAt(place, person, 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired. Ask the company');
});

test('an account with more rights than were offered is not linked, and the page says why', async () => {
  const { person, place } = await askedPerson(2);
  await openAt(place, person, 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent('Agimi has offered you fewer rights');
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
});
