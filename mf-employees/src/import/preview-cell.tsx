import type { ImportColumn, ImportRow } from '@paga/contract/employees';
import { missing, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemIn } from './problem-text.ts';

/** A cell as it was read; one with a problem shows what the workbook holds, marked. */
export function PreviewCell({ row, column, shown }: { row: ImportRow; column: ImportColumn; shown: ReactNode }): ReactNode {
  const { t } = useTranslation('employees');
  const error = problemIn(row.errors, column);
  if (error) return <Tag tone="danger">{error.value || t('import.emptyCell')}</Tag>;
  const warning = problemIn(row.warnings, column);
  return warning ? <Tag tone="warning">{shown}</Tag> : (shown ?? missing);
}

/** How many problems a row has; errors before warnings. */
export function ProblemCount({ row }: { row: ImportRow }): ReactNode {
  const { t } = useTranslation('employees');
  if (!row.isValid) return <Tag tone="danger">{t('import.errorCount', { count: row.errors.length })}</Tag>;
  return row.warnings.length > 0 ? <Tag tone="warning">{t('import.warningCount', { count: row.warnings.length })}</Tag> : missing;
}
