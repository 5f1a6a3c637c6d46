import type { ImportProblem, ImportRow } from '@paga/contract/employees';
import { Button, Modal, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemList } from './problem-list.tsx';

type ProblemsModalProps = { row: ImportRow; onAccept: (problem: ImportProblem) => void; onClose: () => void };

/** What is wrong with one row of the workbook (specification 1 §8: titled Problemet). */
export function ProblemsModal({ row, onAccept, onClose }: ProblemsModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const footer = <Button onClick={onClose}>{t('import.close')}</Button>;
  return (
    <Modal open title={t('import.problems')} onClose={onClose} footer={footer} width={560}>
      <Stack>
        <p>{t('import.problemsOf', { row: row.row, name: row.name || t('import.emptyCell') })}</p>
        <ProblemList problems={[...row.errors, ...row.warnings]} onAccept={onAccept} />
      </Stack>
    </Modal>
  );
}
