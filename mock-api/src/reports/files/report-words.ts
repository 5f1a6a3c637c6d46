import { payslipText } from '#payroll/public.ts';

const sq = {
  businessNumber: 'NUI',
  page: 'Faqja',
  total: 'Totali',
  name: 'Emri dhe mbiemri',
  personalNumber: 'Numri personal',
  gross: 'Bruto',
  employerContribution: 'Kontributi i punëdhënësit',
  employeeContribution: 'Kontributi i punonjësit',
  taxable: 'Paga e tatueshme',
  tax: 'Tatimi në paga',
  deductions: 'Sigurimi dhe ndalesat',
  net: 'Neto',
  month: 'Muaji',
  primary: 'Primar',
  secondary: 'Sekondar',
  annualSalary: 'Pagat vjetore',
  monthlySalary: 'Pagat mujore',
  statistics: 'Statistikat mujore',
  book: 'Libri i kontributeve',
  paymentOrder: 'Urdhërpagesa për bankë',
  employer: 'Lloji i punëdhënësit',
  account: 'Llogaria bankare',
  bank: 'Banka',
  paymentDate: 'Data e pagesës',
  reason: 'Arsyeja e pagesës',
  payOf: 'Paga',
  missing: 'N/A',
  vacationList: 'Lista e pushimeve',
  sector: 'Sektori',
  specialLeave: 'I veçantë',
  annualLeave: 'Vjetor',
  medicalLeave: 'Mjekësor',
  maternityLeave: 'I lehonisë',
  months: payslipText.sq.months,
  /** How files are called, without letters that mail programs break; papers of the state and lists for banks have Albanian names in both languages. */
  file: {
    annual: 'Pagat-vjetore',
    monthly: 'Pagat-mujore',
    statistics: 'Statistikat',
    leave: 'Pushimet',
  },
};

const en: typeof sq = {
  businessNumber: 'Business number',
  page: 'Page',
  total: 'Total',
  name: 'Name',
  personalNumber: 'Personal number',
  gross: 'Gross',
  employerContribution: 'Employer contribution',
  employeeContribution: 'Employee contribution',
  taxable: 'Taxable pay',
  tax: 'Wage tax',
  deductions: 'Insurance and deductions',
  net: 'Net',
  month: 'Month',
  primary: 'Primary',
  secondary: 'Secondary',
  annualSalary: 'Yearly salary',
  monthlySalary: 'Monthly salary',
  statistics: 'Monthly statistics',
  book: 'Book of contributions',
  paymentOrder: 'Bank payment',
  employer: 'Employer type',
  account: 'Bank account',
  bank: 'Bank',
  paymentDate: 'Payment date',
  reason: 'Payment reason',
  payOf: 'Salary',
  missing: 'N/A',
  vacationList: 'Leave list',
  sector: 'Sector',
  specialLeave: 'Special',
  annualLeave: 'Annual',
  medicalLeave: 'Medical',
  maternityLeave: 'Maternity',
  months: payslipText.en.months,
  file: {
    annual: 'Yearly-salary',
    monthly: 'Monthly-salary',
    statistics: 'Statistics',
    leave: 'Leave',
  },
};

/** The words of the reports' files, by language. */
export const reportWords = { sq, en };
export type ReportWords = typeof sq;

/** A month of a year as a heading has it: `Tetor 2026`. */
export function monthTitle(
  { year, month }: { year: number; month: number },
  { months }: ReportWords,
): string {
  return `${months[month - 1]} ${year}`;
}
