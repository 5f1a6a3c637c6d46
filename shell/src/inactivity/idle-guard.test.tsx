import { getInactivity } from '@paga/contract/admin';
import { bridge } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor } from '@testing-library/react';
import { leaveFor } from '../session/leave.ts';
import { sessionEnded } from '../session/session.ts';
import { onSignedOutElsewhere } from '../session/session-channel.ts';
import { forgetSession, holdSession, readStoredSession } from '../session/stored-session.ts';
import { IdleGuard } from './idle-guard.tsx';
import { noteActivity } from './last-activity.ts';

jest.mock('../session/leave.ts', () => ({ leaveFor: jest.fn() }));

/** Until they have come, the clock stands as for a company of one minute. */
const minutesCome = () =>
  new Promise<void>((resolve) => {
    bridge.events.on('response:mocked', ({ request }) => void (request.url.includes(getInactivity.path) && resolve()));
  });

async function opened() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi', inactivityMinutes: 2 });
  const account = { roleId: 2, agreed: '2026-01-01', companies: [], user: { id: company.admin.id } } as never;
  holdSession({ token: company.admin.handle, account }, null);
  const loaded = minutesCome();
  const page = await renderScreen(<IdleGuard />, { as: company.admin, language: 'en' });
  await waitFor(() => expect(document.cookie).toContain('paga_last_activity='));
  await act(() => loaded);
  return page;
}

const agoSeconds = (seconds: number) => noteActivity(Date.now() - seconds * 1_000);

afterEach(forgetSession);

test('the last seconds are counted down, and staying makes them go', async () => {
  const { user } = await opened();
  await act(async () => agoSeconds(95));
  expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/You will be logged out in \d+ seconds/);
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

test('when the time is up the token is gone, the page is left, and the other tab is told', async () => {
  await opened();
  const told: string[] = [];
  const channel = new BroadcastChannel('paga.session');
  channel.addEventListener('message', ({ data }) => told.push(String(data)));
  const stop = onSignedOutElsewhere(sessionEnded);
  await act(async () => agoSeconds(500));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/login'));
  expect(readStoredSession()).toBeNull();
  expect(sessionStorage.getItem('paga.notice')).toBe('IDLE');
  await waitFor(() => expect(told).toEqual(['IDLE']));
  channel.close();
  stop();
});
