import type { SalaryRow } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { companyCostOf, sumCents, toCents, toEuro } from '@paga/payroll';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import type { Sheet } from '#core/print/sheet.ts';
import { payslipText } from '../payslip/payslip-text.ts';

type Language = 'sq' | 'en';
type MoneyColumn = { title: Record<Language, string>; of: (row: SalaryRow) => number };

const column = (sq: string, en: string, of: MoneyColumn['of']): MoneyColumn => ({ title: { sq, en }, of });

/** The money columns of the salary table, in its order, and the two that make it add up: what the employer pays of the insurance, and the cost. */
const columns: readonly MoneyColumn[] = [
  column('Bruto', 'Gross', (row) => row.initialBrutto),
  column('Orë shtesë', 'Extra hours', (row) => row.overtimeTable.total),
  column('Shtesa', 'Additions', (row) => row.extras),
  column('Pjesa e punëdhënësit për sigurim', 'Employer’s share of the insurance', (row) => row.insurancePlus),
  column('Bruto totale', 'Total gross', (row) => row.totalBrutto),
  column('Kontributi i punonjësit', 'Employee contribution', (row) => row.pensionalContribution),
  column('Kontributi i punëdhënësit', 'Employer contribution', (row) => row.employerContribution),
  column('Paga e tatueshme', 'Taxable pay', (row) => row.taxableSalary),
  column('Tatimi', 'Tax', (row) => row.tax),
  column('Sigurimi shëndetësor', 'Health insurance', (row) => row.prime),
  column('Ndalesat', 'Deductions', (row) => row.stopTable.total),
  column('Neto', 'Net pay', (row) => row.netto),
  column('Kosto e kompanisë', 'Company cost', companyCostOf),
];

const WORDS = {
  sq: {
    title: 'Pagat',
    name: 'Emri',
    employer: 'Punëdhënësi',
    total: 'Totali',
    primary: 'Primar',
    secondary: 'Sekondar',
    page: 'Faqja',
  },
  en: {
    title: 'Salaries',
    name: 'Name',
    employer: 'Employer',
    total: 'Total',
    primary: 'Primary',
    secondary: 'Secondary',
    page: 'Page',
  },
} as const;

type About = { company: string; month: CalendarMonth; language: Language; logo: Uint8Array | null };

const WIDTH = { name: 28, tier: 14, number: 14, money: 15 };

/** The table of a month as a sheet: company and month above, a row for each salary, below the sums of the cents of these rows. */
export function salarySheet(rows: readonly SalaryRow[], { company, month, language, logo }: About): Sheet {
  const words = WORDS[language];
  const period = `${payslipText[language].months[month.month - 1]} ${month.year}`;
  const tier = (row: SalaryRow) => (row.employer === EmployerTier.primary ? words.primary : words.secondary);
  const total = ({ of }: MoneyColumn) => toEuro(sumCents(rows.map((row) => toCents(of(row)))));
  return {
    name: words.title,
    above: [`${company} – ${words.title}`, period],
    headings: [[words.name, words.employer, 'ID', ...columns.map((one) => one.title[language])]],
    columns: [
      { kind: 'text', width: WIDTH.name },
      { kind: 'text', width: WIDTH.tier },
      { kind: 'identifier', width: WIDTH.number },
      ...columns.map(() => ({ kind: 'money' as const, width: WIDTH.money })),
    ],
    rows: rows.map((row) => [row.name, tier(row), row.personalNumber, ...columns.map((one) => one.of(row))]),
    totals: [`${words.total} (${rows.length})`, null, null, ...columns.map(total)],
    landscape: true,
    logo,
    footer: { left: `${company} · ${words.title} · ${period}`, page: words.page },
  };
}

/** The table of a month as a workbook of one sheet, drawn beside the event loop. */
export async function salaryWorkbook(
  rows: readonly SalaryRow[],
  about: About,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { year, month } = about.month;
  const sheet = salarySheet(rows, about);
  return {
    fileName: `${sheet.name}-${sortableMonth({ year, month })}.xlsx`,
    bytes: await drawSheet(sheet),
  };
}
