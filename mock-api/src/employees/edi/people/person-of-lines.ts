import {
  type EdiMonth,
  type EdiPerson,
  type EdiProblem,
  EdiProblemCode,
  type EdiTerms,
  EmployeeLimits,
  type NewEmployee,
  usualValues,
} from '@paga/contract/employees';
import { type CivilDate, DraftStatus, EmployerTier } from '@paga/contract/shapes';
import { type Cents, toEuro } from '@paga/payroll';
import { employeeFaults } from '@paga/payroll/employee';
import { folded } from '#core/db/search-text.ts';
import { ediProblem, hasErrors } from '../read/edi-problem.ts';
import type { ListedPay } from '../read/parse-list.ts';
import type { EdiLine } from '../read/read-edi-line.ts';
import { contributionRate } from './contribution-rate.ts';
import type { Gathered } from './gather-people.ts';
import { differencesOf, type EdiPeriod, type EdiRates, recomputed } from './recomputed-month.ts';

/** What the months are computed and compared with. */
type EdiSurroundings = {
  months: readonly EdiMonth[];
  periods: Readonly<Record<EdiMonth, EdiPeriod>>;
  lists: ReadonlyMap<EdiMonth, ReadonlyMap<string, ListedPay>>;
  today: CivilDate;
};

/** Of who is the same in twelve months a warning is said once. */
const MOST_ERRORS = 20;
/** The company's percentages where it has none configured. */
const STATUTORY: EdiRates = { employee: 5, employer: 5 };

const configured = (period: EdiPeriod | undefined): EdiRates => ({
  employee: Number(period?.contributions?.employee ?? STATUTORY.employee),
  employer: Number(period?.contributions?.employer ?? STATUTORY.employer),
});

/** Somebody of the wage lists: the name of the last month, the gross over time, and what differs from our own figures. */
export function personOfLines(gathered: Gathered, around: EdiSurroundings): Omit<EdiPerson, 'existing'> {
  const { key, entries } = gathered;
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new Error('nobody without a line');
  const { firstName, lastName, personalNumber } = last.line;
  const contractStarted = `${first.month}-01`;
  const sums = { file: [0, 0], computed: [0, 0] };
  const history: EdiTerms[] = [];
  const compared: EdiMonth[] = [];
  const differences: EdiPerson['differences'] = [];
  let usual: EdiRates | null = null;
  for (const { month, line } of entries) {
    const period = around.periods[month];
    if (!period) continue;
    usual = ratesOf(line, usual ?? configured(period));
    const rates = line.contributions ? usual : { employee: 0, employer: 0 };
    const own = recomputed(line, rates);
    add(sums.file, line.employee + line.employeeSupplement, line.employer + line.employerSupplement);
    add(sums.computed, own.employee + own.employeeSupplement, own.employer + own.employerSupplement);
    const listed = personalNumber === null ? undefined : around.lists.get(month)?.get(personalNumber);
    if (listed) compared.push(month);
    differences.push(...differencesOf(line, { month, rates, period, listed }));
    const terms = termsOf(line, usual, configured(period));
    if (!sameTerms(history.at(-1), terms)) history.push({ validFrom: `${month}-01`, ...terms });
  }
  const names = otherNames(entries, `${firstName} ${lastName}`);
  const months = entries.map(({ month }) => month);
  return {
    ...{ key, personalNumber, firstName, lastName, names, months, contractStarted, history },
    ...{ file: euros(sums.file), computed: euros(sums.computed), compared, differences },
    problems: problemsOf(gathered, names, around),
  };
}

/** What is sent to be saved of somebody: a draft with the newest of these terms. */
export function draftOf(
  person: Pick<EdiPerson, 'firstName' | 'lastName' | 'personalNumber' | 'contractStarted' | 'history'>,
): NewEmployee {
  const terms = person.history.at(-1);
  return {
    ...usualValues(),
    firstName: person.firstName,
    lastName: person.lastName,
    personalNumber: person.personalNumber,
    draftStatus: DraftStatus.draft,
    contractStarted: person.contractStarted,
    jobStarted: person.contractStarted,
    bruttoSalary: terms?.gross ?? null,
    employerTier: terms?.employerTier ?? EmployerTier.primary,
    hasContributions: terms?.hasContributions ?? true,
    noTaxes: terms?.noTaxes ?? false,
    contributePercentage: terms?.employeePercentage ?? null,
    employerContributePercentage: terms?.employerPercentage ?? null,
  };
}

function add(sums: number[], employee: Cents, employer: Cents): void {
  sums[0] = (sums[0] ?? 0) + employee;
  sums[1] = (sums[1] ?? 0) + employer;
}

const euros = ([employee = 0, employer = 0]: readonly number[]) => ({
  employee: toEuro(employee),
  employer: toEuro(employer),
});

function ratesOf(line: EdiLine, usual: EdiRates): EdiRates {
  if (!line.contributions) return usual;
  return {
    employee: contributionRate(line.gross, line.employee + line.employeeSupplement, usual.employee),
    employer: contributionRate(line.gross, line.employer + line.employerSupplement, usual.employer),
  };
}

/** A percentage that is the company's own is left to the company. */
function termsOf(line: EdiLine, rates: EdiRates, own: EdiRates): Omit<EdiTerms, 'validFrom'> {
  const said = (side: keyof EdiRates) =>
    line.contributions && rates[side] !== own[side] ? rates[side] : null;
  return {
    gross: toEuro(line.gross),
    employerTier: line.primary ? EmployerTier.primary : EmployerTier.secondary,
    hasContributions: line.contributions,
    noTaxes: !line.taxes,
    employeePercentage: said('employee'),
    employerPercentage: said('employer'),
  };
}

function sameTerms(before: EdiTerms | undefined, after: Omit<EdiTerms, 'validFrom'>): boolean {
  if (!before) return false;
  return (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]);
}

function otherNames(entries: Gathered['entries'], name: string): string[] {
  const others = entries.map(({ line }) => `${line.firstName} ${line.lastName}`.trim());
  return [...new Set(others)].filter((other) => folded(other) !== folded(name));
}

const FAULTS: ReadonlySet<string> = new Set(EdiProblemCode.options);

function problemsOf(
  { entries, problems, key }: Gathered,
  names: readonly string[],
  { months, today }: EdiSurroundings,
): EdiProblem[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, MOST_ERRORS);
  const warnings = problems.filter(
    ({ severity, code }, index) =>
      severity === 'warning' && problems.findIndex((other) => other.code === code) === index,
  );
  const { firstName, lastName, personalNumber } = last.line;
  const said: EdiProblem[] = [];
  const say = (code: EdiProblemCode, value?: string) =>
    said.push(ediProblem(code, value === undefined ? {} : { value }));
  const draft = draftOf({
    firstName,
    lastName,
    personalNumber,
    contractStarted: `${first.month}-01`,
    history: [],
  });
  for (const { code } of employeeFaults(draft, { today, edit: false }))
    if (FAULTS.has(code)) say(code as EdiProblemCode, `${firstName} ${lastName}`.trim());
  if (Math.max(firstName.length, lastName.length) > EmployeeLimits.name)
    said.push(ediProblem('textTooLong', { value: key, limit: `${EmployeeLimits.name}` }));
  if (names.length > 0) say('namesDiffer', names.join(', '));
  if (entries.some(({ line }) => line.gross === 0 && !hasErrors(line.problems))) say('grossZero');
  const seen = new Set(entries.map(({ month }) => month));
  const between = months.filter((month) => month > first.month && month < last.month && !seen.has(month));
  if (between.length > 0) say('monthsMissing', between.join(', '));
  if (last.month < (months.at(-1) ?? last.month)) say('leftEarlier', last.month);
  return [...errors, ...said, ...warnings];
}
