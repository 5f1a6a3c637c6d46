import { Alert, Drawer } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsIn, type EditedRow } from '#month/rows/pending-row.ts';
import { useExplained } from './use-explained.tsx';
import { useExplainer } from './use-explainer.ts';

type ExplainDrawerProps = {
  row: Pick<EditedRow, 'id' | 'name' | 'pending'>;
  step: string;
  onClose: () => void;
};

/** How a number of a row came about. */
export function ExplainDrawer({ row, step, onClose }: ExplainDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const { at, content } = useExplained(row.id, step);
  return (
    <Drawer
      open
      title={t('explain.title', { what: explain.name(at), name: row.name })}
      onClose={onClose}
      width={520}
    >
      {row.pending && (
        <Alert tone="warning" title={t('explain.asSaved', { count: cellsIn([row.pending]) })} />
      )}
      {content}
    </Drawer>
  );
}
