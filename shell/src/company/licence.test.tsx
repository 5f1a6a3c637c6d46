import { getAuthUser } from '@paga/contract/identity/sign-in';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { forgetSession, holdSession, readStoredSession } from '#session/stored-session.ts';
import { LicenceScreen } from './licence.screen.tsx';

let server: HttpTestServer;
let agimi: TestCompany;
let drini: TestCompany;
beforeAll(async () => {
  server = await startHttpServer();
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
});
afterEach(() => {
  forgetSession();
  sessionStorage.clear();
});

/** The page as a person reaches it who has just signed in; the account is what the server says of somebody who has agreed, but for that. */
async function open(as: TestUser, agreed: string | null, language: 'sq' | 'en' = 'sq') {
  const { body } = await server.as(as).call(getAuthUser, {});
  holdSession({ token: as.handle, account: { ...body, agreed } }, null);
  return renderScreen(<LicenceScreen />, { as, path: '/licenseAgreement', language });
}

test.each([
  ['sq', 'Marrëveshja e licencës', 'Përditësuar së fundi më 01.01.2022', 'Mbrojtja e të dhënave personale'],
  ['en', 'Licence agreement', 'Last updated 01.01.2022', 'Protection of personal data'],
] as const)('reads whole in %s, of 01.01.2022', async (language, title, updated, clause) => {
  const { container } = await open(agimi.user, null, language);
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByText(updated)).toBeVisible();
  expect(screen.getByRole('heading', { name: clause, level: 2 })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  const page = container.querySelector('.paga-page') as HTMLElement;
  const { violations } = await axe.run(page, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('is read in the other language without leaving the page', async () => {
  const { user } = await open(agimi.user, null);
  await user.click(screen.getByRole('button', { name: 'Gjuha: Shqip' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Licence agreement' })).toBeVisible();
});

test.each([
  ['role 2 with several companies goes to the main page', 2, 2, '/'],
  ['role 3 with several companies chooses one', 3, 2, '/companyLogin'],
  ['role 4 with several companies chooses one', 4, 2, '/companyLogin'],
  ['role 4 with one company goes to the main page', 4, 1, '/'],
] as const)('after accepting, %s', async (_, roleId, count, place) => {
  const companies = [agimi.id, drini.id].slice(0, count);
  const { user, address } = await open(await server.user({ roleId, companies }), null);
  await user.click(screen.getByRole('button', { name: 'Pranoj' }));
  await waitFor(() => expect(address()).toBe(place));
  expect(readStoredSession()?.account.agreed).not.toBeNull();
});

test('a refused acceptance is reported, and can be tried again', async () => {
  const { user, faults, address } = await open(agimi.admin, null);
  faults.next('acceptTerms', 500);
  await user.click(screen.getByRole('button', { name: 'Pranoj' }));
  expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pranoj' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('who has agreed reads it again with the day of it, and has nothing to accept', async () => {
  await open(agimi.admin, '2026-03-09T10:00:00Z');
  expect(screen.getByText('09.03.2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pranoj' })).toBeNull();
});
