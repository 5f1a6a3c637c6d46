import type { DeclarationProblem, DeclarationProblemCode } from '@paga/contract/filing';
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

/** What is wrong, or has to be looked at, row by row: errors first, each with the person and where it is put right. */
export function declarationProblems(rows: readonly Declared[]): DeclarationProblem[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { personalNumber } of rows) {
    if (personalNumber === null) continue;
    if (seen.has(personalNumber)) twice.add(personalNumber);
    seen.add(personalNumber);
  }
  const problems = rows.flatMap((row) =>
    problemsOf(row, twice).map(({ code, value = null }): DeclarationProblem => {
      const severity = ERRORS.includes(code) ? 'error' : 'warning';
      return {
        ...{ code, severity, value, cure: CURE[code] ?? 'employee' },
        employeeId: row.employeeId,
        name: row.name,
      };
    }),
  );
  const isWarning = ({ severity }: DeclarationProblem) => Number(severity === 'warning');
  return problems.sort((one, other) => isWarning(one) - isWarning(other));
}
