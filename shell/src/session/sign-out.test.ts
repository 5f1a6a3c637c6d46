import { configureClient } from '@paga/client';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { draftsOf } from '@paga/platform/host';
import { keepRecent, recentHits } from '../search/recent.ts';
import { resumeSession, sessionEnded, signOut } from './session.ts';
import { forgetSession, holdSession } from './stored-session.ts';

jest.mock('./leave.ts', () => ({ leaveFor: jest.fn() }));

const account: AuthenticatedUser = {
  user: { id: 7, name: 'Arben Admini', email: 'arben@agimi.test', language: 'sq' },
  ...{ roleId: 2, tenantId: 1, agreed: '2026-01-01T00:00:00Z', email: 'arben@agimi.test' },
  ...{ logo: null, hasQuickbooks: 0, company: null, companyCount: 0, companies: [] },
};
const typed = (userId: number, companyId: number) =>
  sessionStorage.setItem(
    `paga.draft.${userId}.${companyId}.salary/1`,
    JSON.stringify({ values: { gross: 1_200 }, path: '/', at: Date.now() }),
  );
const kept = (userId: number) => [1, 2].flatMap((companyId) => draftsOf({ userId, companyId }));

beforeEach(() => {
  configureClient({
    ...{ baseUrl: `${location.origin}/api`, companyId: () => null },
    token: { read: () => 'half', write: () => undefined },
    fetch: async () => new Response(null, { status: 204 }),
  });
  holdSession({ token: 'half', account }, null);
  resumeSession();
  for (const companyId of [1, 2]) typed(7, companyId);
  typed(8, 1);
  keepRecent(1, { id: 5, title: 'Arta Krasniqi', path: '/employees/5' } as never);
});
afterEach(() => {
  forgetSession();
  sessionStorage.clear();
  localStorage.clear();
});

test('who signs out leaves nothing typed behind, in no company, also what a page keeps as it goes; another person’s stays', async () => {
  await signOut();
  expect([kept(7).length, kept(8).length, recentHits(1)]).toEqual([0, 1, []]);
  typed(7, 1);
  dispatchEvent(new Event('pagehide'));
  expect(kept(7)).toEqual([]);
});

test('signing out in one tab forgets what was typed in the others', () => {
  sessionEnded('SIGNED_OUT');
  expect([kept(7).length, kept(8).length, recentHits(1)]).toEqual([0, 1, []]);
});

test.each(['IDLE', 'NOT_SIGNED_IN'] as const)(
  'a session that ended by itself (%s) keeps it for the same person',
  (end) => {
    sessionEnded(end);
    expect([kept(7).length, recentHits(1).length]).toEqual([2, 1]);
  },
);
