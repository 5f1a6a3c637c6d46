import type { ImportRow } from '@paga/contract/employees';
import { RowModal } from '@paga/forms/import';
import { Alert, SimpleTable, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemList } from './problem-list.tsx';
import { RepairField } from './repair-field.tsx';
import { type RowMarks, stateOf } from './row-state.ts';
import type { Workbench } from './use-workbench.ts';
import { useValueText } from './value-text.ts';

type RowModalProps = { row: ImportRow; bench: Workbench; marks: RowMarks; onClose: () => void };

/** One row: what is wrong with it (specification 1 §8: titled Problemet) and where it can be put right, and what it changes about whom. */
export function ImportRowModal({ row, bench, marks, onClose }: RowModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const problems = [...row.errors, ...row.warnings];
  const state = stateOf(row, marks);
  const mayToggle = ['new', 'changed', 'leftOut'].includes(state);
  return (
    <RowModal
      title={t('import.problems')}
      leftOut={mayToggle ? state === 'leftOut' : undefined}
      onToggle={() => bench.toggle(row.row)}
      onClose={onClose}
    >
      <p>{t('import.problemsOf', { row: row.row, name: row.name || t('import.emptyCell') })}</p>
      {row.isValid && (
        <Alert tone={state === 'same' ? 'info' : 'success'} title={t(`import.stands.${state}`)} />
      )}
      <ProblemList
        problems={problems}
        repair={(problem, column) => (
          <RepairField
            problem={problem}
            column={column}
            onText={(text) => bench.correct([{ row: row.row, column, text }])}
          />
        )}
      />
      {row.match && row.match.changes.length > 0 && <Changes match={row.match} />}
    </RowModal>
  );
}

/** What a row changes about a saved person: old and new of each field. */
function Changes({ match }: { match: NonNullable<ImportRow['match']> }): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useValueText();
  return (
    <Stack gap={8}>
      <strong>{t('import.changesOf', { name: match.name })}</strong>
      <SimpleTable
        label={t('import.changesOf', { name: match.name })}
        rows={match.changes}
        rowKey={({ column }) => column}
        columns={[
          {
            key: 'field',
            title: t('import.change.field'),
            render: ({ column }) => t(`import.column.${column}`),
          },
          { key: 'old', title: t('import.change.old'), render: ({ column, old }) => textOf(column, old) },
          {
            key: 'new',
            title: t('import.change.new'),
            render: (change) => textOf(change.column, change.new),
          },
        ]}
      />
    </Stack>
  );
}
