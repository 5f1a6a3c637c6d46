import type { ImportColumn, ImportRow } from '@paga/contract/employees';
import { missing, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemIn, useProblemText } from './problem-text.ts';
import type { RowState } from './row-state.ts';
import { useValueText } from './value-text.ts';

/** A cell as it was read: one with a problem shows what the workbook holds, one that changes a saved value is marked with the old one. */
export function PreviewCell({
  row,
  column,
  shown,
}: {
  row: ImportRow;
  column: ImportColumn;
  shown: ReactNode;
}): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useValueText();
  const error = problemIn(row.errors, column);
  if (error) return <Tag tone="danger">{error.value || t('import.emptyCell')}</Tag>;
  const warning = problemIn(row.warnings, column);
  if (warning) return <Tag tone="warning">{shown}</Tag>;
  const change = row.match?.changes.find((one) => one.column === column);
  if (!change) return shown ?? missing;
  return (
    <span title={t('import.wasBefore', { value: textOf(column, change.old) })}>
      <Tag tone="info">{shown}</Tag>
    </span>
  );
}

/** How many problems a row has, and the first of them in words; errors before warnings. */
export function ProblemCount({ row }: { row: ImportRow }): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useProblemText();
  const problems = row.isValid ? row.warnings : row.errors;
  const [first] = problems;
  if (!first) return missing;
  const count = t(row.isValid ? 'import.warningCount' : 'import.errorCount', { count: problems.length });
  return (
    <span title={problems.map((problem) => textOf(problem).title).join('\n')}>
      <Tag tone={row.isValid ? 'warning' : 'danger'}>{count}</Tag> {textOf(first).title}
    </span>
  );
}

const TONES = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  leftOut: 'neutral',
  invalid: 'danger',
  saved: 'neutral',
} as const;

/** What saving does with a row. */
export function StateTag({ row, state }: { row: ImportRow; state: RowState }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <Tag tone={TONES[state]}>{t(`import.state.${state}`, { count: row.match?.changes.length ?? 0 })}</Tag>
  );
}
