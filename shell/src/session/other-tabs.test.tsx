import { configureClient } from '@paga/client';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { renderHook } from '@testing-library/react';
import { noteActivity } from './last-activity.ts';
import {
  followOtherTabs,
  forgetSession,
  holdSession,
  readStoredSession,
  replaceToken,
} from './stored-session.ts';
import { useRefresh } from './use-refresh.ts';

const accountOf = (id: number): AuthenticatedUser => ({
  user: { id, name: 'Arben Admini', email: 'arben@agimi.test', language: 'sq' },
  roleId: 2,
  tenantId: 1,
  agreed: '2026-01-01T00:00:00Z',
  email: 'arben@agimi.test',
  logo: null,
  hasQuickbooks: 0,
  company: null,
  companyCount: 0,
  companies: [],
});

/** What another tab keeps, as the browser reports it to this one. */
function keptElsewhere(id: number, token: string): void {
  const newValue = JSON.stringify({ token, account: accountOf(id) });
  localStorage.setItem('paga.session', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'paga.session', newValue }));
}

let stop: () => void;
let others = 0;
beforeEach(() => {
  localStorage.clear();
  others = 0;
  holdSession({ token: 'first', account: accountOf(7) }, null);
  stop = followOtherTabs(() => {
    others += 1;
  });
});
afterEach(() => {
  stop();
  localStorage.clear();
  forgetSession();
});

describe('two tabs of one browser', () => {
  test('share the bearer half: a rotation in one is taken over by the other', () => {
    keptElsewhere(7, 'second');
    expect([readStoredSession()?.token, others]).toEqual(['second', 0]);
  });

  test('show one person: somebody else’s sign-in in one is heard in the other', () => {
    keptElsewhere(8, 'theirs');
    expect([readStoredSession()?.token, others]).toEqual(['first', 1]);
  });

  test('ending the own session leaves the one that somebody else has kept since', () => {
    keptElsewhere(8, 'theirs');
    forgetSession();
    expect(readStoredSession()).toMatchObject({ token: 'theirs', account: { user: { id: 8 } } });
  });
});

describe('the refresh', () => {
  let asked: string[] = [];
  let background: (string | null)[] = [];
  beforeEach(() => {
    [asked, background] = [[], []];
    jest.useFakeTimers({ now: Date.parse('2026-10-15T09:00:00Z') });
    configureClient({
      baseUrl: `${location.origin}/api`,
      token: { read: () => readStoredSession()?.token ?? null, write: replaceToken },
      companyId: () => null,
      fetch: async (input) => {
        asked.push(new URL((input as Request).url).pathname);
        background.push((input as Request).headers.get('x-background'));
        return Response.json({ token: `half-${asked.length}` });
      },
    });
  });
  afterEach(() => jest.useRealTimers());

  test('rotates every quarter of an hour while somebody is active, and keeps the new half', async () => {
    renderHook(useRefresh);
    await jest.advanceTimersByTimeAsync(14 * 60_000);
    expect(asked).toEqual([]);
    noteActivity();
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(asked).toEqual(['/api/users/refresh-token']);
    expect(readStoredSession()?.token).toBe('half-1');
    expect(localStorage.getItem('paga.session')).toContain('half-1');
  });

  test('is activity for the server when it was made for a person active in the last minute, and none otherwise', async () => {
    renderHook(useRefresh);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    noteActivity();
    await jest.advanceTimersByTimeAsync(6 * 60_000);
    expect(background).toEqual(['1']);
    await jest.advanceTimersByTimeAsync(13 * 60_000 + 30_000);
    noteActivity();
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(background).toEqual(['1', null]);
  });

  test('is left out while nobody is active', async () => {
    noteActivity(Date.now() - 1_000);
    renderHook(useRefresh);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked).toEqual([]);
  });

  test('is made by one of two tabs', async () => {
    renderHook(useRefresh);
    renderHook(useRefresh);
    await jest.advanceTimersByTimeAsync(14 * 60_000);
    noteActivity();
    await jest.advanceTimersByTimeAsync(3 * 60_000);
    expect(asked).toHaveLength(1);
  });
});
