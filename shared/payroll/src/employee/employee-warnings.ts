import type { NewEmployee } from '@paga/contract/employees';
import {
  type CivilDate,
  DraftStatus,
  EmployerTier,
  EmploymentType,
  SalaryPaymentType,
} from '@paga/contract/shapes';
import { checkBankAccount } from '#identifiers/bank-account.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';
import { toRate } from '#money/rate.ts';
import { isUnusual } from '#salary/problems.ts';
import { inForce } from '#tables/dated.ts';
import { builtInTables, type MinimumWageTable, minimumFor } from '#tables/national.ts';

/** What deserves a look and is saved all the same; `minimum` is the minimum wage in cents. */
export type EmployeeWarning =
  | {
      path: keyof NewEmployee;
      code:
        | 'idNumberCheckDigit'
        | 'accountCheckDigits'
        | 'emailMissing'
        | 'contributionUnusual'
        | 'employerOutside';
    }
  | { path: keyof NewEmployee; code: 'belowMinimumWage'; minimum: number };

/** What the warnings are asked for. */
export type WarningTerms = {
  /** The day whose minimum wage counts: the last day of the month. */
  day: CivilDate;
  minimumWages?: readonly MinimumWageTable[];
  /** Hours of a month of somebody paid by the hour. */
  hoursOfMonth: number;
};

const isOutside = (value: number) => value < 0 || value > 100;

/**
 * The warnings of an employee's form: check digits, minimum wage, contributions outside 5 to 15 (the employer's outside 0 to 100 as well), no e-mail.
 * Of what is no number (NaN while its text may mean two) nothing is said, nor of decimals that are too many: the field itself says that.
 *
 * Example: a full-time primary employee of 450.00 on 2026-10-31 has `{ path: 'bruttoSalary', code: 'belowMinimumWage', minimum: 50_000 }`.
 */
export function employeeWarnings(person: NewEmployee, terms: WarningTerms): EmployeeWarning[] {
  const { personalNumber, bankAccountNumber, email, draftStatus } = person;
  const warnings: EmployeeWarning[] = [];
  if (personalNumber && checkPersonalNumber(personalNumber).problem?.code === 'CHECK_DIGIT')
    warnings.push({ path: 'personalNumber', code: 'idNumberCheckDigit' });
  if (bankAccountNumber && checkBankAccount(bankAccountNumber).problem?.code === 'CHECK_DIGIT')
    warnings.push({ path: 'bankAccountNumber', code: 'accountCheckDigits' });
  if (!email && draftStatus !== DraftStatus.draft) warnings.push({ path: 'email', code: 'emailMissing' });
  return [...warnings, ...percentageWarnings(person), ...wageWarnings(person, terms)];
}

function percentageWarnings(person: NewEmployee): EmployeeWarning[] {
  if (!person.hasContributions) return [];
  return (['contributePercentage', 'employerContributePercentage'] as const).flatMap(
    (path): EmployeeWarning[] => {
      const value = person[path] ?? Number.NaN;
      if (Number.isNaN(value)) return [];
      if (isOutside(value))
        return path === 'employerContributePercentage' ? [{ path, code: 'employerOutside' }] : [];
      return isUnusual(toRate(Math.round(value * 10_000) / 10_000))
        ? [{ path, code: 'contributionUnusual' }]
        : [];
    },
  );
}

/** Compared is the contract's base of a full-time primary employee; hourly: price x hours of the month (rules §3). */
function wageWarnings(
  person: NewEmployee,
  { day, minimumWages = builtInTables.minimumWage, hoursOfMonth }: WarningTerms,
): EmployeeWarning[] {
  if (person.employerTier !== EmployerTier.primary || person.employmentType !== EmploymentType.fullTime)
    return [];
  const table = inForce(minimumWages, day);
  const isHourly = person.salaryPaymentType === SalaryPaymentType.hourly;
  const typed = isHourly ? person.pricePerHour : person.bruttoSalary;
  if (
    !table ||
    typeof typed !== 'number' ||
    !Number.isFinite(typed) ||
    person.draftStatus === DraftStatus.draft
  )
    return [];
  const minimum = minimumFor(table, person.birthDate, day);
  const base = isHourly ? typed * hoursOfMonth * 100 : Math.round(typed * 100);
  return base < minimum
    ? [{ path: isHourly ? 'pricePerHour' : 'bruttoSalary', code: 'belowMinimumWage', minimum }]
    : [];
}
