import type { EdiProblem, EdiProblemCode } from '@paga/contract/employees';
import { ProblemAlert } from '@paga/forms/import';
import { Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthsText } from './month-text.ts';

/** What a wage list alone can have; the rest has the texts of the Excel import. */
const OWN = [
  'columnMissing',
  'columnTwice',
  'monthUnknown',
  'monthTwice',
  'nobodyCompared',
  'amountMissing',
  'amountInvalid',
  'flagUnknown',
  'idNumberMissing',
  'idNumberZeroLost',
  'nameTwice',
  'namesDiffer',
  'monthsMissing',
  'leftEarlier',
] as const satisfies readonly EdiProblemCode[];
type Own = (typeof OWN)[number];

const isOwn = (code: EdiProblemCode): code is Own => (OWN as readonly string[]).includes(code);
const OF_MONTHS: ReadonlySet<EdiProblemCode> = new Set(['monthsMissing', 'leftEarlier']);

/** Texts of problems in the person's language: what is wrong, and what to do. */
function useEdiProblemText(): (problem: EdiProblem) => { title: string; cure: string } {
  const { t } = useTranslation('employees');
  return ({ code, value = '', other = '', limit = '' }) => {
    const shown = OF_MONTHS.has(code) ? monthsText(value) : value;
    const facts = { value: shown, other, limit, suggestion: other, column: '', cell: '' };
    if (isOwn(code))
      return { title: t(`edi.problem.${code}.title`, facts), cure: t(`edi.problem.${code}.cure`, facts) };
    return {
      title: t(`import.problem.${code}.title`, facts),
      cure: t(`import.problem.${code}.cure`, facts),
    };
  };
}

/** Each problem with its month and cell, what is wrong and what to do. */
export function EdiProblems({ problems }: { problems: readonly EdiProblem[] }): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useEdiProblemText();
  return (
    <Stack gap={8}>
      {problems.map((problem) => {
        const { title, cure } = textOf(problem);
        const { code, month, cell, severity } = problem;
        const place =
          cell && (month ? t('edi.cellOf', { cell, month: monthsText(month) }) : t('import.cell', { cell }));
        return (
          <ProblemAlert
            key={`${code}${month}${cell}${problem.value}`}
            severity={severity}
            place={place}
            title={title}
          >
            {cure}
          </ProblemAlert>
        );
      })}
    </Stack>
  );
}
