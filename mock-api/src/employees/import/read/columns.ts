import { type ImportColumn, REQUIRED_IMPORT_COLUMNS } from '@paga/contract/employees';
import { type ColumnHeadings, columnNames, type RowColumns } from '#core/import/columns.ts';

/** A column of the workbook, and its width in the template. */
type TemplateColumn = ColumnHeadings & { width: number };

/** The columns in the order of the template. */
export const COLUMNS: Readonly<Record<ImportColumn, TemplateColumn>> = {
  name: {
    sq: 'Emri dhe mbiemri',
    en: 'Full name',
    also: [
      'Emri mbiemri',
      'Emri, mbiemri',
      'Emri i plotë',
      'Punëtori',
      'Punonjësi',
      'Name',
      'Name and surname',
      'First and last name',
      'Employee',
    ],
    width: 26,
  },
  jobTitle: {
    sq: 'Pozita',
    en: 'Position',
    also: ['Titulli i punës', 'Vendi i punës', 'Profesioni', 'Job title', 'Occupation'],
    width: 24,
  },
  phoneNumber: {
    sq: 'Telefoni',
    en: 'Phone',
    also: ['Numri i telefonit', 'Nr. i telefonit', 'Tel', 'Phone number', 'Mobile'],
    width: 18,
  },
  emailAddress: {
    sq: 'E-mail',
    en: 'E-mail',
    also: ['Email', 'Emaili', 'Posta elektronike', 'E-mail adresa', 'Email address', 'E-mail address'],
    width: 30,
  },
  grossSalary: {
    sq: 'Paga bruto',
    en: 'Gross salary',
    also: ['Bruto', 'Bruto paga', 'Paga bruto (€)', 'Gross', 'Gross pay', 'Gross salary (€)'],
    width: 13,
  },
  contributionPercentage: {
    sq: 'Kontributi i punonjësit (%)',
    en: 'Employee contribution (%)',
    also: ['Kontributi i punëtorit (%)', 'Kontributi', 'Contribution', 'Contribution percentage'],
    width: 24,
  },
  contractDate: {
    sq: 'Data e kontratës',
    en: 'Contract date',
    also: ['Fillimi i kontratës', 'Data e fillimit', 'Contract start', 'Contract start date', 'Start date'],
    width: 16,
  },
  address: { sq: 'Adresa', en: 'Address', width: 34 },
  class: { sq: 'Sektori', en: 'Sector', also: ['Departamenti', 'Department', 'Class'], width: 18 },
  bank: { sq: 'Banka', en: 'Bank', also: ['Emri i bankës', 'Bank name'], width: 24 },
  bankAccountNumber: {
    sq: 'Llogaria bankare',
    en: 'Bank account',
    also: [
      'Numri i llogarisë',
      'Numri i llogarisë bankare',
      'Xhirollogaria',
      'Llogaria',
      'IBAN',
      'Account number',
      'Bank account number',
    ],
    width: 22,
  },
  employerTier: {
    sq: 'Punëdhënësi',
    en: 'Employer',
    also: [
      'Lloji i punëdhënësit',
      'Primar / Sekondar',
      'Employer tier',
      'Primary / secondary',
      'Primary or secondary',
    ],
    width: 14,
  },
  employmentType: {
    sq: 'Lloji i punësimit',
    en: 'Employment type',
    also: ['Orari', 'Type of employment'],
    width: 20,
  },
  gender: { sq: 'Gjinia', en: 'Gender', also: ['Sex'], width: 12 },
  idNumber: {
    sq: 'Numri personal',
    en: 'Personal number',
    also: ['Nr. personal', 'Numri identifikues', 'Numri i letërnjoftimit', 'ID number', 'ID', 'Personal ID'],
    width: 16,
  },
};

/** The keys of the columns in the order of the template. */
export const COLUMN_NAMES = columnNames(COLUMNS);

/** A workbook of employees; its columns may stand in any order, unknown ones are passed over. */
export const EMPLOYEE_TABLE: RowColumns<ImportColumn> = {
  columns: COLUMNS,
  needed: REQUIRED_IMPORT_COLUMNS,
  headings: 2,
  fewerCount: true,
};
