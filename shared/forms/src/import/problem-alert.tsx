import { Alert } from '@paga/kit';
import type { ReactNode } from 'react';

type ProblemAlertProps = {
  /** An error keeps something from being saved, a warning does not. */
  severity: 'error' | 'warning';
  /** Where it stands: `Cell D7`. */
  place?: string | null | undefined;
  title: string;
  /** What to do about it. */
  children?: ReactNode;
};

/** What is wrong with a file, a row or a cell that was read, and what to do. */
export function ProblemAlert({ severity, place, title, children }: ProblemAlertProps): ReactNode {
  return (
    <Alert tone={severity === 'error' ? 'danger' : 'warning'} title={place ? `${place}: ${title}` : title}>
      {children}
    </Alert>
  );
}
