import { lazily } from './lazily.ts';

jest.mock('zod', () => ({
  z: jest.requireActual<{ lazily: typeof lazily }>('./lazily.ts').lazily(() => {
    throw new Error('asked for before it is there');
  }),
}));

test.each([
  ['backup', ()=>import('@paga/contract/backup')], ['bk',()=>import('@paga/contract/bookkeeping')],
  ['prof',()=>import('@paga/contract/company/profile')],['settings',()=>import('@paga/contract/company/settings')],
  ['sec',()=>import('@paga/contract/company/security')],['mw',()=>import('@paga/contract/company/minimum-wage')],
  ['doc',()=>import('@paga/contract/documents')],['emp',()=>import('@paga/contract/employees')],['filing',()=>import('@paga/contract/filing')],
  ['leave',()=>import('@paga/contract/leave')],['pay',()=>import('@paga/contract/payroll')],['reports',()=>import('@paga/contract/reports')],
  ['projects',()=>import('@paga/contract/projects')],['notif',()=>import('@paga/contract/notifications')],['users',()=>import('@paga/contract/identity/users')],
  ['cs',()=>import('@paga/contract/identity/company-security')],['signin',()=>import('@paga/contract/identity/sign-in')],['audit',()=>import('@paga/contract/audit')],
  ['taxes',()=>import('@paga/contract/company/taxes')],['contribution',()=>import('@paga/contract/company/contribution')],['ph',()=>import('@paga/contract/company/public-holidays')],
])('%s', async (_n, load) => {
  await load();
});
