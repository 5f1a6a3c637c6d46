import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import { useTranslation } from 'react-i18next';

/** Texts of import problems in the person's language: what is wrong, and what to do. */
export function useProblemText(): (problem: Omit<ImportProblem, 'error' | 'severity'>) => {
  title: string;
  cure: string;
  column: string;
} {
  const { t } = useTranslation('employees');
  return ({ code, column, value = '', suggestion = '', other = '', limit = '', cell }) => {
    const columnName = column ? t(`import.column.${column}`) : '';
    const facts = { column: columnName, value, suggestion, other, limit, cell: cell ?? '' };
    return {
      title: t(`import.problem.${code}.title`, facts),
      cure: t(`import.problem.${code}.cure`, facts),
      column: columnName,
    };
  };
}

/** The problem of a row in a column, errors before warnings. */
export function problemIn(
  problems: readonly ImportProblem[],
  column: ImportColumn,
): ImportProblem | undefined {
  return problems.find((problem) => problem.column === column);
}
