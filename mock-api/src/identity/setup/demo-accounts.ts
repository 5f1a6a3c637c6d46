import type { RoleId } from '@paga/contract/shapes';

/** The password of every demo user. */
export const DEMO_PASSWORD = 'Demo123';

/** How the demo's support is reached; numbers and address are made up. */
export const DEMO_SUPPORT = { phone: '+383 38 111 222', email: 'mbeshtetja@paga.test' };

export const DEMO_COMPANIES = [
  {
    key: 'agimi',
    name: 'Agimi',
    email: 'zyra@agimi.test',
    businessNumber: '811234567',
    code: 'AGI26A',
    address: 'Rr. Agim Ramadani 12, 10000 Prishtinë',
    phone: '+383 38 200 100',
    authorizedPerson: 'Agim Krasniqi',
    hasQuickbooks: true,
  },
  {
    key: 'drini',
    name: 'Drini',
    email: 'zyra@drini.test',
    businessNumber: '817654321',
    code: 'DRI26A',
    address: 'Rr. Marin Barleti 5, 20000 Prizren',
    phone: '+383 29 200 200',
    authorizedPerson: 'Drita Gashi',
  },
] as const;

type DemoAccount = {
  email: string;
  name: string;
  roleId: RoleId;
  companies: readonly (typeof DEMO_COMPANIES)[number]['key'][];
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'super@demo.test', name: 'Sara Super', roleId: 1, companies: [] },
  { email: 'admin@agimi.test', name: 'Arben Admini', roleId: 2, companies: ['agimi'] },
  { email: 'manager@demo.test', name: 'Mira Menaxhere', roleId: 3, companies: ['agimi', 'drini'] },
  { email: 'user@agimi.test', name: 'Uran Përdoruesi', roleId: 4, companies: ['agimi'] },
];

/** Employees of the demo who have joined their own pages; the code that is mailed to them lies in the outbox. */
export const DEMO_OWN_PAGES = [
  { company: 'agimi', address: 'punonjes@agimi.test' },
  { company: 'drini', address: 'punonjes@drini.test' },
] as const;
