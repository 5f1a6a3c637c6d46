import type { BankLayoutContent, LedgerCategory } from '@paga/contract/filing';
import { saveBankLayout, saveLedgerAccounts, savePayingAccounts } from '@paga/contract/filing';
import type { Clerk } from './clerk.ts';

/** How a bank wants its list, written down by the company. */
const LAYOUT: BankLayoutContent = {
  ...{ name: 'NLB – lista e pagave', format: 'xlsx', header: true, sheet: 'Pagat', totalRow: true },
  ...{ separator: ';', decimal: '.', encoding: 'utf-8-bom' },
  columns: [
    { field: 'number', title: 'Nr.' },
    { field: 'account', title: 'Llogaria e përfituesit' },
    { field: 'name', title: 'Emri dhe mbiemri' },
    { field: 'amount', title: 'Shuma' },
    { field: 'reason', title: 'Përshkrimi' },
    { field: 'date', title: 'Data' },
  ],
};
const ACCOUNTS = { nlb: '1739103252976050', raiffeisen: '1561061323196821', procredit: '1115532678052193' };

/** Numbers of the simple chart that small companies use. */
const LEDGER: Record<LedgerCategory, string> = {
  ...{
    grossPay: '6100',
    extraHours: '6110',
    additions: '6120',
    insurance: '6150',
    employerContribution: '6130',
  },
  ...{ tax: '2310', pension: '2320', insurer: '2340' },
  ...{ stops: '2350', avanse: '1450', phone: '2351', ticket: '2352', net: '2300' },
};

/** What a month is paid and posted with: accounts at three banks, each with its layout, and the ledger's numbers. */
export async function settleBanks(clerk: Clerk): Promise<void> {
  const tenantId = clerk.companyId;
  const { key } = await clerk.call(saveBankLayout, { body: { tenantId, layout: LAYOUT } });
  const accounts = [
    { account: ACCOUNTS.nlb, layout: key },
    { account: ACCOUNTS.raiffeisen, layout: 'excel' },
    { account: ACCOUNTS.procredit, layout: 'pain001' },
  ];
  await clerk.call(savePayingAccounts, { body: { tenantId, accounts } });
  await settleLedger(clerk);
}

/** One account at one bank. */
export async function settleBank(clerk: Clerk, account: string): Promise<void> {
  const tenantId = clerk.companyId;
  await clerk.call(savePayingAccounts, { body: { tenantId, accounts: [{ account, layout: 'excel' }] } });
  await settleLedger(clerk);
}

async function settleLedger(clerk: Clerk): Promise<void> {
  const accounts = Object.entries(LEDGER).map(([category, account]) => ({
    ...{ category: category as LedgerCategory, sectorId: null, account },
  }));
  await clerk.call(saveLedgerAccounts, { body: { tenantId: clerk.companyId, accounts } });
}
