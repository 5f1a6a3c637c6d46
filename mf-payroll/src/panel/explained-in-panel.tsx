import { query } from '@paga/client';
import { explainSalary } from '@paga/contract/payroll';
import { Alert, ErrorState, IconButton, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedStep } from '#explain/explained-step.tsx';
import { LeavesBehind } from '#explain/leaves-behind.tsx';
import { useExplainer } from '#explain/use-explainer.ts';

type ExplainedInPanelProps = {
  row: { id: number };
  step: string;
  /** What is typed is not saved yet: the explanation is of what is stored. */
  isTyped: boolean;
  onClose: () => void;
};

/** How an amount of the payslip came about, below it; one made of others leads on to them. */
export function ExplainedInPanel({ row, step, isTyped, onClose }: ExplainedInPanelProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const errorText = useErrorText();
  const trace = useQuery({ ...query(explainSalary, { params: { id: row.id } }), meta: { silent: true } });
  const [path, setPath] = useState<readonly string[]>([step]);
  const at = path.at(-1) ?? step;
  const shown = trace.data?.steps.find((one) => one.key === at);
  return (
    <section className="salary-panel-part" aria-label={explain.name(at)}>
      <header className="salary-panel-title">
        <h3>{explain.name(at)}</h3>
        <IconButton icon="close" size="small" label={t('panel.closeExplanation')} onClick={onClose} />
      </header>
      {isTyped && <Alert tone="warning" title={t('panel.explainedAsSaved')} />}
      {trace.isPending && <SkeletonCard lines={4} />}
      {trace.isError && <ErrorState detail={errorText(trace.error)} onRetry={() => trace.refetch()} />}
      {trace.data && shown && (
        <>
          <ExplainedStep
            step={shown}
            trace={trace.data}
            onOpen={(key) => setPath([...path, key])}
            onBack={path.length > 1 ? () => setPath(path.slice(0, -1)) : undefined}
          />
          <LeavesBehind salaryId={row.id} step={at} />
        </>
      )}
    </section>
  );
}
