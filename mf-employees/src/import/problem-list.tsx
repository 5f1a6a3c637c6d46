import type { ImportProblem } from '@paga/contract/employees';
import { Alert, Button, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canAccept } from './accept-suggestion.ts';
import { useProblemText } from './problem-text.ts';

type ProblemListProps = { problems: readonly ImportProblem[]; onAccept?: (problem: ImportProblem) => void };

/** Each problem with its cell, what is wrong and what to do. */
export function ProblemList({ problems, onAccept }: ProblemListProps): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useProblemText();
  return (
    <Stack tight>
      {problems.map((problem) => {
        const { title, cure, column } = textOf(problem);
        // A problem with a whole column names it in its text.
        const isOfCell = column !== '' && problem.value !== undefined;
        const place =
          problem.cell && (isOfCell ? t('import.cellOf', { cell: problem.cell, column }) : t('import.cell', { cell: problem.cell }));
        const accept = onAccept && canAccept(problem) && (
          <Button size="small" onClick={() => onAccept(problem)}>
            {t('import.use', { value: problem.suggestion })}
          </Button>
        );
        return (
          <Alert
            key={`${problem.code}${problem.cell}${problem.column}`}
            tone={problem.severity === 'error' ? 'danger' : 'warning'}
            title={place ? `${place}: ${title}` : title}
            action={accept}
          >
            {cure}
          </Alert>
        );
      })}
    </Stack>
  );
}
