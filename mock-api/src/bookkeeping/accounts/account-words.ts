import type { PAYROLL_ACCOUNTS } from './payroll-accounts.ts';

/** Phrases of beginnings of words, small and without accents: `"kontribut punedhenes"` is in "Kontributet e punëdhënësit". */
export type Phrases = readonly string[];

const TAX = [
  'tatim pag',
  'tatim te ardhura personale',
  'wage tax',
  'payroll tax',
  'personal income tax',
  'paye',
];
const PENSION = ['kontribut pension', 'pension', 'trust', 'kontribut', 'contribution'];
const HEALTH = ['sigur shendet', 'health insur', 'medical insur'];

/** What accountants call the accounts of pay, in Albanian and English. */
export const ACCOUNT_WORDS: Record<keyof typeof PAYROLL_ACCOUNTS, Phrases> = {
  expense: [
    ...[
      'pag',
      'shpenzim pag',
      'pag mediatje',
      'pag personel',
      'pag puntor',
      'pag punetor',
      'personel',
      'shpenzim personel',
    ],
    ...[
      'wage',
      'salar',
      'salar wage',
      'payroll',
      'payroll wage',
      'payroll expens',
      'payroll cost',
      'staff cost',
      'personnel',
    ],
  ],
  liability: [
    ...['detyrim pag', 'detyrim punetor', 'detyrim personel', 'pag pagues', 'pag per pag'],
    ...[
      'payroll liabilit',
      'wage payable',
      'salar payable',
      'payroll payable',
      'accrued payroll',
      'accrued wage',
      'accrued salar',
    ],
  ],
  grossPay: ['pag bruto', 'gross pay', 'gross wage', 'gross salar'],
  extraHours: ['or shtes', 'pun jasht orar', 'overtime', 'extra hour'],
  additions: ['shtesa', 'shtesa pag', 'bonus', 'shperblim', 'allowance', 'addition'],
  insurance: HEALTH,
  employerContribution: ['kontribut punedhenes', 'employer contribution', 'employer pension', ...PENSION],
  tax: TAX,
  pension: PENSION,
  insurer: HEALTH,
  stops: ['ndales', 'ndales pag', 'deduction', 'payroll deduction'],
  avanse: [
    'avans',
    'avans punetor',
    'avans pag',
    'paradheni',
    'advance',
    'employee advance',
    'advance employee',
    'salary advance',
  ],
  phone: ['telefon', 'phone', 'telephone', 'mobile'],
  ticket: ['gjob', 'fine', 'penalt'],
};

/** Of whom salaries are paid: an account named for it comes before the other banks. */
export const PAYMENT_WORDS: Phrases = ['pag', 'bank pag', 'payroll', 'salar', 'wage'];

/** Cash is of the bank's type in the service, and no salary is paid from it by default. */
export const CASH_WORDS: Phrases = ['arka', 'kesh', 'cash', 'petty'];

/** An account of somebody else: an advance to a supplier is no advance on pay. */
export const OTHERS_WORDS: Phrases = [
  ...['furnitor', 'klient', 'bleres', 'qira', 'fitim', 'tvsh', 'ortak'],
  ...['supplier', 'vendor', 'customer', 'client', 'rent', 'profit', 'corporat', 'vat', 'shareholder'],
];

/** Words that say nothing about what an account is for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...['e', 'i', 'te', 'se', 'ne', 'nga', 'mbi', 'per', 'ndaj', 'dhe', 'me', 'llogaria', 'llogari'],
  ...['of', 'the', 'on', 'for', 'from', 'and', 'to', 's', 'account'],
]);
