/** The amounts of the reports of salaries under their names on the wire, in the order of a book of contributions. */
export const AMOUNTS = [
  'brutto',
  'personalContribute',
  'employerContribute',
  'taxableSalary',
  'tax',
  'deductions',
  'netto',
] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Those of salaries per employee: every row adds up to its net. */
export const SALARY_AMOUNTS = [
  'brutto',
  'employerContribute',
  'personalContribute',
  'tax',
  'deductions',
  'netto',
] as const satisfies readonly Amount[];
type SalaryAmount = (typeof SALARY_AMOUNTS)[number];

/** The sums of an annual certificate, in the order of its file. */
export const CERTIFICATE_AMOUNTS = [
  'bruto',
  'totalPersonalContribute',
  'totalEmployerContribute',
  'totalTaxes',
  'totalExtras',
  'totalInsurance',
  'totalDeductions',
  'totalNetto',
] as const;
export type CertificateAmount = (typeof CERTIFICATE_AMOUNTS)[number];

const withoutDeductions = <Name extends Amount>(amounts: readonly Name[]): readonly Name[] =>
  amounts.filter((amount) => amount !== 'deductions');
const SALARY_AMOUNTS_WITHOUT = withoutDeductions(SALARY_AMOUNTS);

/** The columns of salaries per employee, with insurance and deductions where somebody has any. */
export const salaryColumns = (hasDeductions: boolean): readonly SalaryAmount[] =>
  hasDeductions ? SALARY_AMOUNTS : SALARY_AMOUNTS_WITHOUT;

const STATISTICS: readonly Amount[] = [
  'brutto',
  'employerContribute',
  'personalContribute',
  'taxableSalary',
  'tax',
  'deductions',
  'netto',
];
const STATISTICS_WITHOUT = withoutDeductions(STATISTICS);

/** The columns of the statistics in the order of the specification; with the deductions where there are any. */
export const statisticsColumns = ({ totalDeductions }: { totalDeductions: number }): readonly Amount[] =>
  totalDeductions === 0 ? STATISTICS_WITHOUT : STATISTICS;

/** A value for each amount, under its name. */
export const byAmount = <Name extends Amount | CertificateAmount, Value>(
  amounts: readonly Name[],
  of: (amount: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(amounts.map((amount) => [amount, of(amount)])) as Record<Name, Value>;

/** The name of an amount's total in the statistics. */
type TotalOf<Name extends Amount = Amount> = `total${Capitalize<Name>}`;

/** `totalOf('brutto') === 'totalBrutto'`. */
export const totalOf = <Name extends Amount>(amount: Name): TotalOf<Name> =>
  `total${amount.charAt(0).toUpperCase()}${amount.slice(1)}` as TotalOf<Name>;

/** A value for the total of each amount, under its name. */
export const totalsBy = <Value>(of: (amount: Amount) => Value): Record<TotalOf, Value> =>
  Object.fromEntries(AMOUNTS.map((amount) => [totalOf(amount), of(amount)])) as Record<TotalOf, Value>;
