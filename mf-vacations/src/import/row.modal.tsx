import { LeaveColumn, type LeaveImportRow } from '@paga/contract/leave';
import { ProblemAlert, RowModal } from '@paga/forms/import';
import { Alert, Button, Grid, Input, Row, Stack } from '@paga/kit';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stateOf } from './row-state.ts';
import type { LeaveBench } from './use-leave-bench.ts';
import { useProblemText } from './use-problem-text.ts';

type RowModalProps = { row: LeaveImportRow; bench: LeaveBench; onClose: () => void };

/** One row: what is wrong with it, its texts to put right, and the way to leave it out. */
export function LeaveRowModal({ row, bench, onClose }: RowModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const textOf = useProblemText();
  const isLeftOut = stateOf(row, bench) === 'leftOut';
  const placeOf = (column: LeaveColumn | null) =>
    column
      ? `${bench.columns[column] ?? ''}${bench.columns[column] ? row.row : t(`import.column.${column}`)}`
      : null;
  return (
    <RowModal
      title={t('import.rowTitle', { row: row.row, name: row.employeeName ?? row.cells.name ?? '' })}
      leftOut={isLeftOut}
      onToggle={() => bench.toggle(row.row)}
      onClose={onClose}
    >
      {isLeftOut && <Alert tone="info" title={t('import.isLeftOut')} />}
      {!isLeftOut && row.problems.length === 0 && <Alert tone="success" title={t('import.isReady')} />}
      {!isLeftOut &&
        row.problems.map((problem) => (
          <ProblemAlert
            key={`${problem.code}${problem.column}`}
            severity={problem.severity}
            place={placeOf(problem.column)}
            title={textOf(problem)}
          />
        ))}
      <Texts row={row} bench={bench} />
    </RowModal>
  );
}

/** The texts of a row as fields; what the server suggests is offered in the place of what it could not read. */
function Texts({ row, bench }: Omit<RowModalProps, 'onClose'>): ReactElement {
  const { t } = useTranslation('vacations');
  const id = useId();
  const suggested = (column: LeaveColumn) =>
    row.problems.find((problem) => problem.column === column && problem.severity === 'error')?.suggestion;
  const [typed, setTyped] = useState<LeaveImportRow['cells']>({});
  const textIn = (column: LeaveColumn) => typed[column] ?? suggested(column) ?? row.cells[column] ?? '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const texts = LeaveColumn.options
      .map((column) => ({ row: row.row, column, text: textIn(column) }))
      .filter(({ column, text }) => text !== (row.cells[column] ?? ''));
    if (texts.length > 0) await bench.correct(texts);
    setTyped({});
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Grid columns={180}>
          {LeaveColumn.options.map((column) => (
            <div key={column}>
              <label htmlFor={`${id}${column}`}>{t(`import.column.${column}`)}</label>
              <Input
                id={`${id}${column}`}
                value={textIn(column)}
                onChange={(event) => setTyped({ ...typed, [column]: event.target.value })}
              />
            </div>
          ))}
        </Grid>
        <Row>
          <Button type="submit" variant="primary" loading={bench.isReading}>
            {t('import.apply')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
