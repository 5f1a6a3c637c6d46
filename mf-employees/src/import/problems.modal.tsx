import type { ImportRow } from '@paga/contract/employees';
import { Alert, Button, Modal, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemList } from './problem-list.tsx';
import { RepairField } from './repair-field.tsx';

type ProblemsModalProps = { row: ImportRow; rows: readonly ImportRow[]; onRepair: (row: ImportRow) => void; onClose: () => void };

/** What is wrong with one row of the workbook (specification 1 §8: titled Problemet), and where it can be put right. */
export function ProblemsModal({ row, rows, onRepair, onClose }: ProblemsModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const footer = <Button onClick={onClose}>{t('import.close')}</Button>;
  const problems = [...row.errors, ...row.warnings];
  return (
    <Modal open title={t('import.problems')} onClose={onClose} footer={footer} width={560}>
      <Stack>
        <p>{t('import.problemsOf', { row: row.row, name: row.name || t('import.emptyCell') })}</p>
        {problems.length === 0 && <Alert tone="success" title={t('import.repaired')} />}
        <ProblemList
          problems={problems}
          repair={(problem, column) => <RepairField row={row} rows={rows} problem={problem} column={column} onRepair={onRepair} />}
        />
      </Stack>
    </Modal>
  );
}
