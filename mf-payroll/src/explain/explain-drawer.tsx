import { query } from '@paga/client';
import { explainSalary } from '@paga/contract/payroll';
import { Alert, Drawer, ErrorState, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsIn, type EditedRow } from '#month/rows/pending-row.ts';
import { ExplainedStep } from './explained-step.tsx';
import { LeavesBehind } from './leaves-behind.tsx';
import { useExplainer } from './use-explainer.ts';

type ExplainDrawerProps = {
  row: Pick<EditedRow, 'id' | 'name' | 'pending'>;
  step: string;
  onClose: () => void;
};

/** How a number of a row came about. A number made from other numbers leads on to them, and back again. */
export function ExplainDrawer({ row, step, onClose }: ExplainDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const errorText = useErrorText();
  const trace = useQuery({ ...query(explainSalary, { params: { id: row.id } }), meta: { silent: true } });
  const [path, setPath] = useState<readonly string[]>([step]);
  const at = path.at(-1) ?? step;
  const shown = trace.data?.steps.find((one) => one.key === at);
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
      {trace.isPending && <SkeletonCard lines={6} />}
      {trace.isError && <ErrorState detail={errorText(trace.error)} onRetry={() => trace.refetch()} />}
      {trace.data && shown && (
        <ExplainedStep
          step={shown}
          trace={trace.data}
          onOpen={(key) => setPath([...path, key])}
          onBack={path.length > 1 ? () => setPath(path.slice(0, -1)) : undefined}
        />
      )}
      {trace.data && shown && <LeavesBehind salaryId={row.id} step={at} />}
    </Drawer>
  );
}
