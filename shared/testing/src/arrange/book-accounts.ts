/** The accounts of the emulator's companies that tests post to. */
export const BOOKS = {
  bank: '1',
  liabilities: '5',
  tax: '6',
  pension: '7',
  salaries: '9',
  contribution: '10',
  projects: '11',
} as const;
const link = (payroll_account_id: number, quickbooks_account: string) => ({
  ...{ payroll_account_id, quickbooks_account, checked_account: true },
});
/** The payment account, and where everything goes that has no link of its own. */
export const DEFAULT_ACCOUNTS = {
  paymentAccount: BOOKS.bank,
  tenantAccounts: [link(1, BOOKS.salaries), link(2, BOOKS.liabilities)],
};
