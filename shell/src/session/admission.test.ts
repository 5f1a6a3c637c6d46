import { RoleId } from '@paga/contract/shapes';
import { admissionOf, firstPlace } from './admission.ts';
import { forgetSession, holdSession, mayStoreToken, type StoredSession } from './stored-session.ts';

const AGREED = '2026-01-01T00:00:00Z';
const { superAdmin, companyAdmin, companyManager, companyUser } = RoleId;

test.each([
  [superAdmin, AGREED, '/'],
  [companyAdmin, AGREED, '/'],
  [companyManager, AGREED, '/companyLogin'],
  [companyUser, AGREED, '/companyLogin'],
  [superAdmin, null, '/licenseAgreement'],
  [companyAdmin, null, '/licenseAgreement'],
  [companyManager, null, '/licenseAgreement'],
  [companyUser, null, '/licenseAgreement'],
] as const)('after signing in, role %s with agreement %s goes to %s', (roleId, agreed, place) => {
  expect(firstPlace({ roleId, agreed })).toBe(place);
});

test.each([
  [superAdmin, AGREED, false, 'open'],
  [companyAdmin, AGREED, true, 'open'],
  [companyAdmin, AGREED, false, 'company'],
  [companyManager, AGREED, false, 'company'],
  [companyUser, AGREED, true, 'open'],
  [companyUser, null, true, 'agreement'],
  [superAdmin, null, true, 'agreement'],
] as const)(
  'role %s with agreement %s and company %s is admitted to: %s',
  (roleId, agreed, hasCompany, admission) => {
    expect(admissionOf({ roleId, agreed }, hasCompany)).toBe(admission);
  },
);

test.each([
  [superAdmin, null, false, true],
  [companyAdmin, null, true, false],
  [companyAdmin, AGREED, false, true],
  [companyManager, AGREED, false, false],
  [companyManager, AGREED, true, true],
  [companyUser, AGREED, false, false],
  [companyUser, null, true, false],
] as const)(
  'the token of role %s with agreement %s and company chosen %s may be stored: %s',
  (roleId, agreed, chosen, stored) => {
    expect(mayStoreToken({ roleId, agreed }, chosen)).toBe(stored);
  },
);

test('a reload before the company is chosen keeps the person signed in, in this tab alone', async () => {
  const account = { user: { id: 7 }, roleId: companyManager, agreed: AGREED } as StoredSession['account'];
  holdSession({ token: 'half', account }, null);
  expect(localStorage.getItem('paga.session')).toBeNull();
  await jest.isolateModulesAsync(async () => {
    const { readStoredSession } = await import('./stored-session.ts');
    expect(readStoredSession()).toEqual({ token: 'half', account });
  });
  holdSession(
    { token: 'half', account },
    { id: 1, name: 'Agimi', logo: null, status: 1, hasQuickbooks: false },
  );
  expect(sessionStorage.getItem('paga.session')).toBeNull();
  forgetSession();
});
