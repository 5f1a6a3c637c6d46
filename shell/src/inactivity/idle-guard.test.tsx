import { getInactivity } from '@paga/contract/company/security';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import { sessionStore } from '@paga/platform/host';
import { bridge } from '@paga/testing/msw-bridge';
import { quickTimer } from '@paga/testing/quick-timer';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CompanyLoginScreen } from '#company/company-login.screen.tsx';
import { LicenceScreen } from '#company/licence.screen.tsx';
import { noteActivity } from '#session/last-activity.ts';
import { leaveFor } from '../session/leave.ts';
import { sessionEnded } from '../session/session.ts';
import { onSignedOutElsewhere } from '../session/session-channel.ts';
import { forgetSession, holdSession, readStoredSession } from '../session/stored-session.ts';
import { IdleGuard } from './idle-guard.tsx';

jest.mock('../session/leave.ts', () => ({ leaveFor: jest.fn() }));

/** Until they have come, the clock stands as for a company of one minute. */
const minutesCome = ({ path }: { path: string } = getInactivity) =>
  new Promise<void>((resolve) => {
    bridge.events.on('response:mocked', ({ request }) => void (request.url.includes(path) && resolve()));
  });

async function opened() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi', inactivityMinutes: 2 });
  const account = {
    roleId: 2,
    agreed: '2026-01-01',
    companyCount: 1,
    user: { id: company.admin.id },
  } as never;
  holdSession({ token: company.admin.handle, account }, null);
  const loaded = minutesCome();
  const page = await renderScreen(<IdleGuard />, { as: company.admin, language: 'en' });
  await waitFor(() => expect(document.cookie).toContain('paga_last_activity='));
  await act(() => loaded);
  return page;
}

const agoSeconds = (seconds: number) => noteActivity(Date.now() - seconds * 1_000);

beforeEach(() => quickTimer(5_000));
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

test('the last seconds are counted down, and staying makes them go', async () => {
  const { user } = await opened();
  await act(async () => agoSeconds(95));
  expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/You will be signed out in \d+ seconds/);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readStoredSession()).not.toBeNull();
});

test('activity in another tab, which only the cookie tells of, ends the countdown', async () => {
  await opened();
  await act(async () => agoSeconds(95));
  await screen.findByRole('dialog', { name: 'Are you still there?' });
  agoSeconds(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when the time is up the token is gone, the page is left, and the other tab is notified', async () => {
  await opened();
  const messages: string[] = [];
  const channel = new BroadcastChannel('paga.session');
  channel.addEventListener('message', ({ data }) => messages.push(String(data)));
  const stop = onSignedOutElsewhere(sessionEnded);
  await act(async () => agoSeconds(500));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/login'));
  expect(readStoredSession()).toBeNull();
  expect(sessionStorage.getItem('paga.notice')).toBe('IDLE');
  await waitFor(() => expect(messages).toEqual(['IDLE']));
  channel.close();
  stop();
});

const DIALOG = { name: 'Are you still there?' };

/** Somebody types: the minute before the minutes are loaded logs nobody out who does. */
const typeAKey = () => fireEvent.keyPress(document.body, { key: 'a' });

/** A page before a company is shown: the picker or the licence. */
async function beforeCompany(screenOf: ReactElement, roleId: 1 | 2, agreed: string | null = '2026-01-01') {
  const server = await startHttpServer();
  const companies = [
    await server.company({ inactivityMinutes: 60 }),
    await server.company({ inactivityMinutes: 2 }),
  ].map(({ id }) => id);
  const as = roleId === 1 ? await server.superAdmin() : await server.user({ roleId, companies });
  const { body } = await server.as(as).call(getAuthUser, {});
  holdSession({ token: as.handle, account: { ...body, agreed } }, null);
  const loaded = minutesCome(getAuthUser);
  const page = await renderScreen(screenOf, { as, language: 'en' });
  typeAKey();
  act(() => sessionStore.setState(({ session }) => ({ session: session && { ...session, company: null } })));
  await act(() => loaded);
  return page;
}

test.each([
  ['the company picker', <CompanyLoginScreen key="picker" />, '2026-01-01'],
  ['the licence agreement', <LicenceScreen key="licence" />, null],
])('%s is guarded too, by the fewest minutes of the companies', async (_, page, agreed) => {
  await beforeCompany(page, 2, agreed);
  await act(async () => agoSeconds(95));
  expect(await screen.findByRole('dialog', DIALOG)).toBeVisible();
});

test('a super admin without a company is counted down before the half hour of the server is over', async () => {
  await beforeCompany(<IdleGuard />, 1);
  await act(async () => agoSeconds(29 * 60 + 40));
  expect(await screen.findByRole('dialog', DIALOG)).toBeVisible();
});

test('an active person is kept alive on the server well within one minute', async () => {
  const seen: (string | null)[] = [];
  bridge.events.on('request:start', ({ request }) => {
    if (request.url.includes(getInactivity.path)) seen.push(request.headers.get('x-background'));
  });
  const server = await startHttpServer();
  const company = await server.company({ inactivityMinutes: 1 });
  const loaded = minutesCome();
  await renderScreen(<IdleGuard />, { as: company.admin, language: 'en' });
  await act(() => loaded);
  expect(seen).not.toContain(null);
  const later = Date.now() + 20_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  agoSeconds(0);
  await waitFor(() => expect(seen).toContain(null));
});
