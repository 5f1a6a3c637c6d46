import type { AuthenticatedUser, LoginCompany } from '@paga/contract/identity/user';
import { RoleId } from '@paga/contract/shapes';
import { accountOf, readStoredSession } from './stored-session.ts';

const company = (id: number): LoginCompany => ({
  id,
  name: `K ${id}`,
  logo: null,
  status: 1,
  hasQuickbooks: 0,
});
const old = (facts: Partial<AuthenticatedUser>) => ({
  user: { id: 7, name: 'Arta', email: 'arta@agimi.test', language: 'sq' as const },
  ...{ roleId: RoleId.companyManager, tenantId: null, agreed: '2026-01-01', email: '', logo: null },
  ...{ hasQuickbooks: 0 as const, companies: [company(1), company(2)] },
  ...facts,
});

test.each([
  ['the one that the session names', { tenantId: 2 }, 2, 2],
  ['none of several that is to be chosen', {}, null, 2],
  ['the only one', { companies: [company(3)] }, 3, 1],
  ['the first of an administrator', { roleId: RoleId.companyAdmin }, 1, 2],
  ['none of a super admin', { roleId: RoleId.superAdmin, companies: [] }, null, 0],
])(
  'what an older server answers, or an older page has kept, is read as today: %s',
  (_what, facts, id, count) => {
    const account = accountOf(old(facts));
    expect([account.company?.id ?? null, account.companyCount]).toEqual([id, count]);
  },
);

test('a session that was kept before the page was deployed opens with its company', () => {
  localStorage.setItem('paga.session', JSON.stringify({ token: 't', account: old({ tenantId: 2 }) }));
  expect(readStoredSession()?.account.company?.id).toBe(2);
});
