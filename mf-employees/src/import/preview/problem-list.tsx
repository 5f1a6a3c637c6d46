import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import { ProblemAlert } from '@paga/forms/import';
import { Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './problem-text.ts';

type ProblemListProps = {
  problems: readonly ImportProblem[];
  /** A way to put the cell right, below its cure. */
  repair?: (problem: ImportProblem, column: ImportColumn) => ReactNode;
};

/** Each problem with its cell, what is wrong and what to do. */
export function ProblemList({ problems, repair }: ProblemListProps): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useProblemText();
  return (
    <Stack gap={8}>
      {problems.map((problem) => {
        const { title, cure, column } = textOf(problem);
        // A problem with a whole column names it in its text.
        const isOfCell = column !== '' && problem.value !== undefined;
        const place =
          problem.cell &&
          (isOfCell
            ? t('import.cellOf', { cell: problem.cell, column })
            : t('import.cell', { cell: problem.cell }));
        return (
          <ProblemAlert
            key={`${problem.code}${problem.cell}${problem.column}`}
            severity={problem.severity}
            place={place}
            title={title}
          >
            <Stack gap={8}>
              {cure}
              {problem.column && repair?.(problem, problem.column)}
            </Stack>
          </ProblemAlert>
        );
      })}
    </Stack>
  );
}
