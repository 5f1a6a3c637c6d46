import type { BankLayout, BankLayoutContent } from '@paga/contract/filing';
import type { Language } from '@paga/contract/shapes';

const WORDS = {
  sq: {
    excel: 'Excel i përgjithshëm',
    csv: 'CSV i përgjithshëm',
    pain001: 'ISO 20022 pain.001.001.09',
    sheet: 'Pagat',
    number: 'Nr.',
    name: 'Emri dhe mbiemri',
    personalNumber: 'Numri personal',
    account: 'Llogaria bankare',
    bank: 'Banka',
    amount: 'Shuma',
    currency: 'Valuta',
    reason: 'Arsyeja e pagesës',
  },
  en: {
    excel: 'General Excel',
    csv: 'General CSV',
    pain001: 'ISO 20022 pain.001.001.09',
    sheet: 'Salaries',
    number: 'No.',
    name: 'Name',
    personalNumber: 'Personal number',
    account: 'Bank account',
    bank: 'Bank',
    amount: 'Amount',
    currency: 'Currency',
    reason: 'Payment reason',
  },
} as const;

/** The keys of the layouts that come with the product. */
export const SHIPPED = ['excel', 'csv', 'pain001'] as const;
export type ShippedKey = (typeof SHIPPED)[number];

/** The layouts that come with the product, in a language. No bank publishes its own: a company copies one of these and changes it. */
export function shippedLayouts(language: Language): Record<ShippedKey, BankLayout> {
  const words = WORDS[language];
  const common: Omit<BankLayoutContent, 'name' | 'format' | 'columns'> = {
    header: true,
    separator: ';',
    decimal: '.',
    encoding: 'utf-8-bom',
    sheet: words.sheet,
    totalRow: false,
  };
  const columns: BankLayoutContent['columns'] = [
    { field: 'number', title: words.number },
    { field: 'name', title: words.name },
    { field: 'personalNumber', title: words.personalNumber },
    { field: 'account', title: words.account },
    { field: 'iban', title: 'IBAN' },
    { field: 'bank', title: words.bank },
    { field: 'amount', title: words.amount },
    { field: 'currency', title: words.currency },
    { field: 'reason', title: words.reason },
  ];
  return {
    excel: { ...common, key: 'excel', id: null, name: words.excel, format: 'xlsx', columns, totalRow: true },
    csv: { ...common, key: 'csv', id: null, name: words.csv, format: 'csv', columns },
    pain001: { ...common, key: 'pain001', id: null, name: words.pain001, format: 'pain001', columns: [] },
  };
}
