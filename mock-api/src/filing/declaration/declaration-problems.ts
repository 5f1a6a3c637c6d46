import type { DeclarationProblem, DeclarationProblemCode } from '@paga/contract/filing';
import type { FindingCode } from '@paga/contract/payroll';
import { checkPersonalNumber } from '@paga/payroll';
import type { Declared } from '#reports/public.ts';

type Found = { code: DeclarationProblemCode; value?: string | null };

const ERRORS: readonly DeclarationProblemCode[] = ['netBelowZero', 'personalNumberWrong'];
const CURE: Partial<Record<DeclarationProblemCode, DeclarationProblem['cure']>> = {
  netBelowZero: 'salaryRow',
  secondaryOnly: 'employeeTerms',
  taxExempt: 'employeeTerms',
  contributionsExempt: 'employeeTerms',
};

/** The check of the month has asked the same before closing, by these codes. */
const IN_CHECK: Partial<Record<DeclarationProblemCode, FindingCode>> = {
  personalNumberMissing: 'PERSONAL_NUMBER_MISSING',
  personalNumberOdd: 'PERSONAL_NUMBER_DIGITS',
  personalNumberTwice: 'PERSONAL_NUMBER_TWICE',
  nameShort: 'NAME_SHORT',
  secondaryOnly: 'SECONDARY_JOB',
  taxExempt: 'TAX_EXEMPT',
  contributionsExempt: 'CONTRIBUTIONS_EXEMPT',
};

/** Whether something found about a person is accepted in the check of the month. */
type IsAccepted = (employeeId: number, code: FindingCode) => boolean;

function numberProblem(row: Declared, twice: ReadonlySet<string>): Found[] {
  const { personalNumber } = row;
  if (personalNumber === null) return [{ code: 'personalNumberMissing' }];
  const { ok, problem } = checkPersonalNumber(personalNumber);
  if (!ok) return [{ code: 'personalNumberWrong', value: personalNumber }];
  return [
    ...(problem ? [{ code: 'personalNumberOdd' as const, value: personalNumber }] : []),
    ...(twice.has(personalNumber) ? [{ code: 'personalNumberTwice' as const, value: personalNumber }] : []),
  ];
}

function problemsOf(row: Declared, twice: ReadonlySet<string>): Found[] {
  const paid = row.gross > 0;
  return [
    ...(row.netto < 0 ? [{ code: 'netBelowZero' as const }] : []),
    ...numberProblem(row, twice),
    ...(row.lastName === '' ? [{ code: 'nameShort' as const, value: row.name }] : []),
    ...(paid && !row.primary ? [{ code: 'secondaryOnly' as const }] : []),
    ...(paid && !row.taxes ? [{ code: 'taxExempt' as const }] : []),
    ...(paid && !row.contributions ? [{ code: 'contributionsExempt' as const }] : []),
  ];
}

/** What is wrong, or has to be looked at, row by row: errors first, then what nobody has accepted yet; each with the person and where it is put right. */
export function declarationProblems(rows: readonly Declared[], isAccepted: IsAccepted): DeclarationProblem[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { personalNumber } of rows) {
    if (personalNumber === null) continue;
    if (seen.has(personalNumber)) twice.add(personalNumber);
    seen.add(personalNumber);
  }
  const problems = rows.flatMap((row) =>
    problemsOf(row, twice).map(({ code, value = null }): DeclarationProblem => {
      const inCheck = IN_CHECK[code];
      const severity = ERRORS.includes(code) ? 'error' : 'warning';
      return {
        ...{ code, severity, value, cure: CURE[code] ?? 'employee' },
        employeeId: row.employeeId,
        name: row.name,
        accepted: inCheck !== undefined && isAccepted(row.employeeId, inCheck),
      };
    }),
  );
  const rank = ({ severity, accepted }: DeclarationProblem) => (severity === 'error' ? 0 : accepted ? 2 : 1);
  return problems.sort((one, other) => rank(one) - rank(other));
}
