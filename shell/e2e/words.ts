import type { Language } from './browser.ts';

type Words = Record<
  | 'user'
  | 'password'
  | 'signIn'
  | 'signedIn'
  | 'employees'
  | 'calculations'
  | 'calculate'
  | 'salaries'
  | 'payslip'
  | 'payslipOf'
  | 'pdf'
  | 'close'
  | 'reports'
  | 'vacations'
  | 'configurations'
  | 'missing'
  | 'tryAgain'
  | 'import'
  | 'preview'
  | 'noneValid'
  | 'saved'
  | 'month'
  | 'year',
  string
>;

/** What a person reads and presses on the way, in each language; literal, so that a changed text is seen here. */
export const words: Record<Language, Words> = {
  sq: {
    user: 'Përdoruesi ose e-maili',
    password: 'Fjalëkalimi',
    signIn: 'Kyçu',
    signedIn: 'Jeni kyçur me sukses!',
    employees: 'Punonjësit',
    calculations: 'Llogaritja e pagave',
    calculate: 'Llogarit tetorin 2026',
    salaries: 'Pagat e muajit',
    payslip: 'Fletëpagesa',
    payslipOf: 'Fletëpagesa',
    pdf: 'Shkarko PDF',
    close: 'Mbyll',
    reports: 'Raportet',
    vacations: 'Pushimet',
    configurations: 'Konfigurimet',
    missing: 'nuk u ngarkua',
    tryAgain: 'Provo përsëri',
    import: 'Importo nga Excel',
    preview: 'Punëtorët e librit të punës',
    noneValid: 'Me gabime: 120',
    saved: 'Punetoret u ruajten me sukses.',
    month: 'Muaji',
    year: 'Viti',
  },
  en: {
    user: 'User name or e-mail',
    password: 'Password',
    signIn: 'Sign in',
    signedIn: 'You are signed in!',
    employees: 'Employees',
    calculations: 'Salary calculation',
    calculate: 'Calculate October 2026',
    salaries: 'Salaries of the month',
    payslip: 'Payslip',
    payslipOf: 'Payslip of',
    pdf: 'Download PDF',
    close: 'Close',
    reports: 'Reports',
    vacations: 'Leave',
    configurations: 'Configurations',
    missing: 'could not be loaded',
    tryAgain: 'Try again',
    import: 'Import from Excel',
    preview: 'Employees of the workbook',
    noneValid: 'With errors: 120',
    saved: 'The employees were saved.',
    month: 'Month',
    year: 'Year',
  },
};
