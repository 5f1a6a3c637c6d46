import type { ReactElement, ReactNode } from 'react';

/** What is to be known of the sums of a report, below its table. */
export function SumNote({ children }: { children: ReactNode }): ReactElement {
  return <p className="report-sums paga-hint">{children}</p>;
}
