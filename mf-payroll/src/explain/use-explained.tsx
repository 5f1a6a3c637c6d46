import { query } from '@paga/client';
import { explainSalary } from '@paga/contract/payroll';
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

/** How a step of a row came about, wherever it is shown. A number made from other numbers leads on to them, and back again. */
export function useExplained(salaryId: number, step: string): Explained {
  const errorText = useErrorText();
  const trace = useQuery({
    ...query(explainSalary, { params: { id: salaryId } }),
    meta: { silent: true },
  });
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
