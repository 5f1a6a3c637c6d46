import type { ImportProblem, ImportRow } from '@paga/contract/employees';
import { Alert, Row, Segmented, Stack } from '@paga/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { PreviewTable } from './preview-table.tsx';
import { ProblemsModal } from './problems.modal.tsx';

type Shown = 'all' | 'valid' | 'invalid' | 'warned';
const SHOWS: Record<Shown, (row: ImportRow) => boolean> = {
  all: () => true,
  valid: ({ isValid }) => isValid,
  invalid: ({ isValid }) => !isValid,
  warned: ({ isValid, warnings }) => isValid && warnings.length > 0,
};

type ImportPreviewPartProps = { rows: readonly ImportRow[]; problems: readonly ImportProblem[]; onRepair: (row: ImportRow) => void };

/** The second step: the counts, the rows, and the problems of a row on demand. */
export function ImportPreviewPart({ rows, problems, onRepair }: ImportPreviewPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const [shown, setShown] = useState<Shown>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const openedRow = rows.find(({ row }) => row === opened);
  const visible = useMemo(() => rows.filter(SHOWS[shown]), [rows, shown]);
  const options = (Object.keys(SHOWS) as Shown[])
    .map((value) => ({ value, count: rows.filter(SHOWS[value]).length }))
    .filter(({ value, count }) => value === 'all' || value === 'valid' || count > 0)
    .map(({ value, count }) => ({ value, label: t(`import.show.${value}`, counted(count)) }));
  return (
    <Stack>
      {problems.length > 0 && <MissingColumns problems={problems} />}
      <Row>
        <Segmented label={t('import.showLabel')} value={shown} options={options} onChange={setShown} />
      </Row>
      {rows.some(SHOWS.invalid) && <p className="paga-hint">{t('import.invalidHint')}</p>}
      <PreviewTable rows={visible} onProblems={({ row }) => setOpened(row)} />
      {openedRow && <ProblemsModal row={openedRow} rows={rows} onRepair={onRepair} onClose={() => setOpened(null)} />}
    </Stack>
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
