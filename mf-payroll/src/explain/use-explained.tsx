import { query } from '@paga/client';
import { explainSalary, type SalaryTrace } from '@paga/contract/payroll';
import { ErrorState, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ExplainedStep } from './explained-step.tsx';
import { LeavesBehind } from './leaves-behind.tsx';

type Explained = {
  /** The step that is shown now. */
  at: string;
  content: ReactElement;
};

/**
 * How a step of a row came about, wherever it is shown. A number made from other numbers leads on to them, and back again.
 * `typed`: the row as it comes out with what is typed and not saved yet, instead of what is stored.
 */
export function useExplained(salaryId: number, step: string, typed?: SalaryTrace): Explained {
  const errorText = useErrorText();
  const stored = useQuery({
    ...query(explainSalary, { params: { id: salaryId } }),
    enabled: !typed,
    meta: { silent: true },
  });
  const trace = typed ? { ...stored, data: typed, isPending: false, isError: false } : stored;
  const [path, setPath] = useState<readonly string[]>([step]);
  const at = path.at(-1) ?? step;
  const shown = trace.data?.steps.find((one) => one.key === at);
  const content = (
    <>
      {trace.isPending && <SkeletonCard lines={6} />}
      {trace.isError && <ErrorState detail={errorText(trace.error)} onRetry={() => trace.refetch()} />}
      {trace.data && shown && (
        <>
          <ExplainedStep
            step={shown}
            trace={trace.data}
            onOpen={(key) => setPath([...path, key])}
            onBack={path.length > 1 ? () => setPath(path.slice(0, -1)) : undefined}
          />
          <LeavesBehind salaryId={salaryId} step={at} />
        </>
      )}
    </>
  );
  return { at, content };
}
