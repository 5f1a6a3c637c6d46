import type { lazily } from './lazily.ts';

jest.mock('zod', () => ({
  z: jest.requireActual<{ lazily: typeof lazily }>('./lazily.ts').lazily(() => {
    throw new Error('a schema was asked before schemas were loaded');
  }),
}));

test('every area declares its calls before the library of schemas is there', async () => {
  await Promise.all([
    import('@paga/contract/audit'),
    import('@paga/contract/backup'),
    import('@paga/contract/bookkeeping'),
    import('@paga/contract/company/contribution'),
    import('@paga/contract/company/minimum-wage'),
    import('@paga/contract/company/profile'),
    import('@paga/contract/company/public-holidays'),
    import('@paga/contract/company/security'),
    import('@paga/contract/company/settings'),
    import('@paga/contract/company/taxes'),
    import('@paga/contract/documents'),
    import('@paga/contract/employees'),
    import('@paga/contract/filing'),
    import('@paga/contract/identity/company-security'),
    import('@paga/contract/identity/sign-in'),
    import('@paga/contract/identity/users'),
    import('@paga/contract/leave'),
    import('@paga/contract/notifications'),
    import('@paga/contract/payroll'),
    import('@paga/contract/projects'),
    import('@paga/contract/reports'),
    import('@paga/platform'),
  ]);
  const { login } = await import('@paga/contract/identity/sign-in');
  expect(login.path).toBe('/users/login');
  expect(() => login.response.parse({})).toThrow('before schemas were loaded');
});
