import type { ImportProblem, ImportRow } from '@paga/contract/employees';
import { useRowFilter } from '@paga/forms/import';
import { Alert, DatePicker, Grid, IconButton, Row, Stack } from '@paga/kit';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import '../import.css';
import { ImportTotals } from './import-totals.tsx';
import { PreviewTable } from './preview-table.tsx';
import { ImportRowModal } from './row.modal.tsx';
import { type RowMarks, stateOf } from './row-state.ts';
import type { Workbench } from './use-workbench.ts';

const SHOWN = ['all', 'valid', 'new', 'changed', 'same', 'invalid', 'warned', 'leftOut', 'saved'] as const;
type Shown = (typeof SHOWN)[number];

function shows(shown: Shown, row: ImportRow, marks: RowMarks): boolean {
  if (shown === 'all') return true;
  if (shown === 'valid') return row.isValid;
  if (shown === 'warned') return row.isValid && row.warnings.length > 0;
  return stateOf(row, marks) === shown;
}

/** What changed pay depends on: its columns ask for a day to hold from. */
const PAY: ReadonlySet<string> = new Set([
  'grossSalary',
  'contributionPercentage',
  'employerTier',
  'employmentType',
]);

type ImportPreviewPartProps = {
  bench: Workbench;
  marks: RowMarks;
  validFrom: string;
  onValidFrom: (day: string) => void;
};

/** The preview, after the file is chosen: the counts, the rows with what saving will do with each, and a row's problems and changes on demand. */
export function ImportPreviewPart({
  bench,
  marks,
  validFrom,
  onValidFrom,
}: ImportPreviewPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const { rows } = bench;
  const [opened, setOpened] = useState<number | null>(null);
  const openedRow = rows.find(({ row }) => row === opened);
  const { visible, strip } = useRowFilter<ImportRow, Shown>({
    ...{ rows, values: SHOWN, label: t('import.showLabel') },
    always: ['all', 'valid'],
    shows: useCallback((value, row) => shows(value, row, marks), [marks]),
    text: (value, count) => t(`import.show.${value}`, counted(count)),
  });
  const changesPay = rows.some(
    (row) => stateOf(row, marks) === 'changed' && row.match?.changes.some(({ column }) => PAY.has(column)),
  );
  const problems = bench.preview.data?.problems ?? [];
  return (
    <Stack>
      {problems.length > 0 && <MissingColumns problems={problems} />}
      <Row justify="between">
        {strip}
        {changesPay && <ValidFrom value={validFrom} onChange={onValidFrom} />}
      </Row>
      <Grid gap={8} align="center" columns="auto auto 1fr">
        <IconButton icon="undo" label={t('import.stepBack')} disabled={!bench.mayUndo} onClick={bench.undo} />
        <IconButton
          icon="redo"
          label={t('import.stepForth')}
          disabled={!bench.mayRedo}
          onClick={bench.redo}
        />
        <p className="paga-hint">
          {t(rows.some(({ isValid }) => !isValid) ? 'import.invalidHint' : 'import.editHint')}
        </p>
      </Grid>
      <PreviewTable rows={visible} marks={marks} bench={bench} onOpen={setOpened} />
      <ImportTotals rows={visible} />
      {openedRow && (
        <ImportRowModal row={openedRow} bench={bench} marks={marks} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}

function ValidFrom({ value, onChange }: { value: string; onChange: (day: string) => void }): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  return (
    <Grid gap={8} align="center" className="import-from">
      <label htmlFor={id}>{t('import.validFrom')}</label>
      <DatePicker id={id} value={value} onChange={(day) => day && onChange(day)} />
    </Grid>
  );
}

function MissingColumns({ problems }: { problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('employees');
  const columns = problems.map(({ suggestion }) => suggestion).join(', ');
  return (
    <Alert tone="warning" title={t('import.missingColumns', { count: problems.length, columns })}>
      {t('import.missingColumnsCure')}
    </Alert>
  );
}
