import { EmployeeLimits, type ImportColumn, REQUIRED_IMPORT_COLUMNS } from '@paga/contract/employees';
import type { ColumnGuide, ImportTemplate } from '#core/import/template.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { EMPLOYMENT, GENDER, TIER } from './cells/read-choice.ts';
import { COLUMNS } from './columns.ts';

const GUIDE: Record<ImportColumn, ColumnGuide> = {
  name: {
    what: {
      sq: 'Emri e pastaj mbiemri, dy ose tri fjalë',
      en: 'First name, then last name: two or three words',
    },
    examples: ['Arta Krasniqi'],
  },
  jobTitle: {
    what: { sq: 'Titulli i punës', en: 'Job title' },
    examples: [{ sq: 'Kontabiliste', en: 'Accountant' }],
  },
  phoneNumber: {
    what: { sq: 'Shifra, me plus para kodit të shtetit', en: 'Digits, with a plus before the country code' },
    examples: ['+383 44 111 222'],
  },
  emailAddress: {
    what: { sq: 'Adresa ku dërgohet fletëpagesa', en: 'Where the payslip is sent' },
    examples: ['arta.krasniqi@example.com'],
  },
  grossSalary: {
    what: { sq: 'Paga bruto mujore në euro, si numër', en: 'Monthly gross in euro, as a number' },
    examples: ['1250.50'],
    check: { type: 'decimal', from: 0, to: EmployeeLimits.grossSalary },
  },
  contributionPercentage: {
    what: {
      sq: 'Përqindja e punonjësit; bosh: ajo e kompanisë',
      en: 'Percentage of the employee; empty: the company’s',
    },
    examples: ['5'],
    check: { type: 'decimal', from: 0, to: 100 },
  },
  contractDate: {
    what: { sq: 'Dita kur fillon kontrata, dd.MM.vvvv', en: 'Day the contract starts, dd.MM.yyyy' },
    examples: ['01.03.2024'],
  },
  address: {
    what: { sq: 'Adresa e banimit', en: 'Home address' },
    examples: ['Rr. Nëna Terezë 12, Prishtinë'],
  },
  class: {
    what: { sq: 'Sektori; një emër i ri shton sektorin', en: 'Sector; a new name adds the sector' },
    examples: [{ sq: 'Administrata', en: 'Administration' }],
  },
  bank: {
    what: { sq: 'Emri i bankës; bosh: sipas llogarisë', en: 'Name of the bank; empty: by the account' },
    examples: ['Banka Kombëtare Tregtare'],
  },
  bankAccountNumber: {
    what: {
      sq: `${EmployeeLimits.bankAccountNumber} shifra ose XK05 dhe 16 shifra, si tekst`,
      en: `${EmployeeLimits.bankAccountNumber} digits, or XK05 and 16 digits, as text`,
    },
    examples: ['1212012345678906'],
  },
  employerTier: {
    what: { sq: 'Primar ose Sekondar; bosh: Primar', en: 'Primary or Secondary; empty: Primary' },
    examples: [{ sq: 'Primar', en: 'Primary' }],
    check: { type: 'list', list: TIER.list },
  },
  employmentType: {
    what: {
      sq: 'Me orar të plotë, Me orar të pjesshëm ose Kontraktor',
      en: 'Full time, Part time or Contractor',
    },
    examples: [{ sq: 'Me orar të plotë', en: 'Full time' }],
    check: { type: 'list', list: EMPLOYMENT.list },
  },
  gender: {
    what: { sq: 'Femër ose Mashkull', en: 'Female or Male' },
    examples: [{ sq: 'Femër', en: 'Female' }],
    check: { type: 'list', list: GENDER.list },
  },
  idNumber: {
    what: {
      sq: `${EmployeeLimits.personalNumber} shifra, si tekst; zeroja në fillim ruhet`,
      en: `${EmployeeLimits.personalNumber} digits, as text; a leading zero is kept`,
    },
    examples: ['1234567892'],
    check: { type: 'textLength', from: EmployeeLimits.personalNumber, to: EmployeeLimits.personalNumber },
  },
};

/** The workbook that people fill in. */
export const EMPLOYEE_TEMPLATE: ImportTemplate<ImportColumn> = {
  columns: COLUMNS,
  asText: ['phoneNumber', 'contractDate', 'bankAccountNumber', 'idNumber'],
  guide: GUIDE,
  needed: REQUIRED_IMPORT_COLUMNS,
  file: { sq: 'Shablloni-i-punonjesve.xlsx', en: 'Employee-template.xlsx' },
  sheet: { sq: 'Punonjësit', en: 'Employees' },
  examples: { sq: ['Shembull'], en: ['Example'] },
  widths: [28, 54, 32, 14],
  lines: WORKBOOK_LIMITS.rows + 1,
  prepared: 1000,
  refuses: true,
};
