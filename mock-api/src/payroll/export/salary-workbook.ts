import type { SalaryRow } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { companyCostOf, sumCents, toCents, toEuro } from '@paga/payroll';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { type CalendarMonth, sortableMonth } from '#company/months/calendar-month.ts';
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
  column('Kostoja e kompanisë', 'Company cost', companyCostOf),
];

const WORDS = {
  sq: { title: 'Pagat', name: 'Emri', employer: 'Punëdhënësi', total: 'Totali', primary: 'Primar', secondary: 'Sekondar' },
  en: { title: 'Salaries', name: 'Name', employer: 'Employer', total: 'Total', primary: 'Primary', secondary: 'Secondary' },
} as const;

// Every text is typed as text: nothing a person wrote can become a formula, no identifier loses a digit.
const text = (value: string): Cell => ({ value, type: String, format: '@' });
const money = (value: number, fontWeight?: 'bold'): Cell => ({ value, type: Number, format: '#,##0.00', fontWeight });
const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });
const heading = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#0E7A50',
  wrap: true,
});

type About = { company: string; month: CalendarMonth; language: Language };

/** The table of a month as a sheet: company and month above, a row for each salary, below the sums of the cents of these rows. */
export function salarySheet(rows: readonly SalaryRow[], { company, month, language }: About) {
  const words = WORDS[language];
  const period = `${payslipText[language].months[month.month - 1]} ${month.year}`;
  const tier = (row: SalaryRow) => (row.employer === EmployerTier.primary ? words.primary : words.secondary);
  const total = ({ of }: MoneyColumn) => toEuro(sumCents(rows.map((row) => toCents(of(row)))));
  const data = [
    [{ value: `${company} – ${words.title}`, type: String, fontWeight: 'bold' as const, fontSize: 14 }],
    [text(period)],
    [],
    [words.name, words.employer, 'ID', ...columns.map((one) => one.title[language])].map(heading),
    ...rows.map((row) => [text(row.name), text(tier(row)), text(row.personalNumber), ...columns.map((one) => money(one.of(row)))]),
    [bold(`${words.total} (${rows.length})`), null, null, ...columns.map((one) => money(total(one), 'bold'))],
  ];
  const widths = [{ width: 28 }, { width: 14 }, { width: 14 }, ...columns.map(() => ({ width: 15 }))];
  return { data, sheet: words.title, columns: widths, stickyRowsCount: 4, orientation: 'landscape' as const };
}

/** The table of a month as a workbook of one sheet. */
export async function salaryWorkbook(rows: readonly SalaryRow[], about: About) {
  const { year, month } = about.month;
  const sheet = salarySheet(rows, about);
  return { fileName: `${sheet.sheet}-${sortableMonth({ year, month })}.xlsx`, bytes: await writeExcelFile([sheet]).toBuffer() };
}
