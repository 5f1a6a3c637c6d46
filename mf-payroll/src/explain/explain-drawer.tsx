import type { SalaryTrace } from '@paga/contract/payroll';
import { Alert, Drawer, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsIn, type EditedRow } from '#month/rows/pending-row.ts';
import { useExplained } from './use-explained.tsx';
import { useExplainer } from './use-explainer.ts';

type ExplainDrawerProps = {
  row: Pick<EditedRow, 'id' | 'name' | 'pending'>;
  step: string;
  /** With what is typed in an open window; what waits in cells is in it too. */
  typed?: SalaryTrace | undefined;
  onClose: () => void;
};

/** How a number of a row came about. */
export function ExplainDrawer({ row, step, typed, onClose }: ExplainDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const { at, content } = useExplained(row.id, step, typed);
  return (
    <Drawer
      open
      title={t('explain.title', { what: explain.name(at), name: row.name })}
      onClose={onClose}
      width={520}
    >
      <Stack>
        {typed && <Alert tone="info" title={t('explain.asTyped')} />}
        {row.pending && !typed && (
          <Alert tone="warning" title={t('explain.asSaved', { count: cellsIn([row.pending]) })} />
        )}
        {content}
      </Stack>
    </Drawer>
  );
}
