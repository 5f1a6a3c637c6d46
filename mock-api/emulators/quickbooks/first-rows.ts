import type { EntityName } from './entity-name.ts';

/** The currency of every company here. */
export const EUR = { value: 'EUR', name: 'Euro' };

type First = readonly [entity: EntityName, fields: Record<string, unknown>];

const account = (
  AcctNum: string,
  Name: string,
  AccountType: string,
  AccountSubType: string,
  Classification: string,
): First => [
  'Account',
  {
    Name,
    FullyQualifiedName: Name,
    AcctNum,
    AccountType,
    AccountSubType,
    Classification,
    SubAccount: false,
    Active: true,
    CurrentBalance: 0,
    CurrentBalanceWithSubAccounts: 0,
    CurrencyRef: EUR,
  },
];

/** The accounts of a small firm. */
const ACCOUNTS: readonly First[] = [
  account('1000', 'Banka', 'Bank', 'Checking', 'Asset'),
  account('1200', 'Llogaritë e arkëtueshme', 'Accounts Receivable', 'AccountsReceivable', 'Asset'),
  account('1300', 'Avanse të punëtorëve', 'Other Current Asset', 'EmployeeCashAdvances', 'Asset'),
  account('2000', 'Llogaritë e pagueshme', 'Accounts Payable', 'AccountsPayable', 'Liability'),
  account('2100', 'Detyrime nga pagat', 'Other Current Liability', 'PayrollTaxPayable', 'Liability'),
  account('2110', 'Tatimi në paga', 'Other Current Liability', 'PayrollTaxPayable', 'Liability'),
  account('2120', 'Kontributet pensionale', 'Other Current Liability', 'PayrollTaxPayable', 'Liability'),
  account('2130', 'Sigurimi shëndetësor', 'Other Current Liability', 'OtherCurrentLiabilities', 'Liability'),
  account('6000', 'Pagat', 'Expense', 'PayrollExpenses', 'Expense'),
  account('6010', 'Kontributet e punëdhënësit', 'Expense', 'PayrollExpenses', 'Expense'),
  account('6020', 'Pagat e projekteve', 'Expense', 'PayrollExpenses', 'Expense'),
];

/** Two products, a class, a department, and a project with two budget lines. */
const OTHER_ROWS: readonly First[] = [
  [
    'Item',
    {
      Name: 'Kontributi pensional',
      Type: 'Service',
      Active: true,
      ExpenseAccountRef: { value: '10', name: 'Kontributet e punëdhënësit' },
    },
  ],
  [
    'Item',
    { Name: 'Shërbime', Type: 'Service', Active: true, IncomeAccountRef: { value: '9', name: 'Pagat' } },
  ],
  ['Class', { Name: 'Prodhimi', SubClass: false, FullyQualifiedName: 'Prodhimi', Active: true }],
  ['Department', { Name: 'Prishtinë', SubDepartment: false, FullyQualifiedName: 'Prishtinë', Active: true }],
  [
    'Customer',
    {
      DisplayName: 'Ura e re',
      FullyQualifiedName: 'Ura e re',
      Active: true,
      Job: true,
      IsProject: true,
      Level: 0,
    },
  ],
  [
    'Customer',
    {
      DisplayName: 'Inxhinierët',
      FullyQualifiedName: 'Ura e re:Inxhinierët',
      Active: true,
      Job: true,
      ParentRef: { value: '16' },
      Level: 1,
    },
  ],
  [
    'Customer',
    {
      DisplayName: 'Punëtorët',
      FullyQualifiedName: 'Ura e re:Punëtorët',
      Active: true,
      Job: true,
      ParentRef: { value: '16' },
      Level: 1,
    },
  ],
];

/** What a company has on its first day. The rows are numbered from 1: what refers to another one names its number. */
export function firstRows(): First[] {
  return structuredClone([...ACCOUNTS, ...OTHER_ROWS]) as First[];
}
