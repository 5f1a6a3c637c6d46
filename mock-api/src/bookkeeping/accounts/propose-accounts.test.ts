import { PAYROLL_ACCOUNTS } from './payroll-accounts.ts';
import { proposeAccounts, proposePayment } from './propose-accounts.ts';

const account = (name: string, accountType: string) => ({ name, accountType });
const cost = (name: string) => account(name, 'Expense');
const debt = (name: string) => account(name, 'Other Current Liability');
const proposed = (accounts: ReturnType<typeof account>[]) =>
  Object.fromEntries(
    proposeAccounts(accounts).map(({ category, accounts: found }) => [
      category,
      found.map(({ name }) => name),
    ]),
  );

test('the accounts of an Albanian chart are found by their words, cases and accents', () => {
  expect(
    proposed([
      account('Banka', 'Bank'),
      account('Avanse të punëtorëve', 'Other Current Asset'),
      account('Avanse të furnitorëve', 'Other Current Asset'),
      debt('Detyrime nga pagat'),
      debt('Tatimi në paga'),
      debt('Tatimi në fitim'),
      debt('KONTRIBUTET PENSIONALE'),
      debt('Sigurimi shëndetësor'),
      cost('Pagat'),
      cost('Pagat e projekteve'),
      cost('Kontributet e punëdhënësit'),
      cost('Orët shtesë'),
      cost('Qiraja'),
    ]),
  ).toEqual({
    expense: ['Pagat'],
    liability: ['Detyrime nga pagat'],
    extraHours: ['Orët shtesë'],
    employerContribution: ['Kontributet e punëdhënësit'],
    tax: ['Tatimi në paga'],
    pension: ['KONTRIBUTET PENSIONALE'],
    insurer: ['Sigurimi shëndetësor'],
    avanse: ['Avanse të punëtorëve'],
  });
});

test('those of an English one as well', () => {
  expect(
    proposed([
      debt('Payroll Liabilities'),
      debt('Wage Tax Payable'),
      debt('Pension Contributions'),
      debt('VAT Payable'),
      debt('Fines'),
      account('Employee Advances', 'Other Current Asset'),
      cost('Salaries and Wages'),
      cost("Employer's Contributions"),
      cost('Overtime'),
      cost('Health Insurance'),
      cost('Bonuses'),
      cost('Telephone'),
    ]),
  ).toEqual({
    expense: ['Salaries and Wages'],
    liability: ['Payroll Liabilities'],
    extraHours: ['Overtime'],
    additions: ['Bonuses'],
    insurance: ['Health Insurance'],
    employerContribution: ["Employer's Contributions"],
    tax: ['Wage Tax Payable'],
    pension: ['Pension Contributions'],
    avanse: ['Employee Advances'],
    ticket: ['Fines'],
  });
});

test('several that fit equally well are all named, so that none is proposed', () => {
  expect(proposed([cost('Paga - Prodhimi'), cost('Paga - Administrata')])).toEqual({
    expense: ['Paga - Prodhimi', 'Paga - Administrata'],
  });
});

test('an account of the wrong type is not taken, whatever it is called', () => {
  expect(
    proposed([
      account('Pagat', 'Income'),
      account('Tatimi në paga', 'Expense'),
      account('Detyrime nga pagat', 'Accounts Payable'),
      account('Gjobat', 'Credit Card'),
    ]),
  ).toEqual({});
});

test('salaries are paid from the only bank, or from the one named for them, never from the cash box', () => {
  const banks = (...names: string[]) =>
    proposePayment([
      account('Arka', 'Bank'),
      cost('Pagat'),
      ...names.map((name) => account(name, 'Bank')),
    ]).map(({ name }) => name);
  expect(banks()).toEqual([]);
  expect(banks('Raiffeisen 1501')).toEqual(['Raiffeisen 1501']);
  expect(banks('Raiffeisen', 'ProCredit')).toEqual(['Raiffeisen', 'ProCredit']);
  expect(banks('Raiffeisen', 'ProCredit e pagave')).toEqual(['ProCredit e pagave']);
});

test('every payroll account finds itself by both of its own names', () => {
  for (const [category, { kind, sq, en }] of Object.entries(PAYROLL_ACCOUNTS)) {
    if (category === 'expense' || category === 'liability') continue;
    for (const name of [sq, en])
      expect([name, proposed([kind === 'expense' ? cost(name) : debt(name)])]).toEqual([
        name,
        expect.objectContaining({ [category]: [name] }),
      ]);
  }
});
