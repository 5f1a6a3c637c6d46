import type { ReactElement, ReactNode } from 'react';
import './name-cell.css';

/** A person in the first column of a table: the name, and what is to be known at a glance beside it; on a phone below it. */
export function NameCell({ name, children }: { name: string; children?: ReactNode }): ReactElement {
  return (
    <span className="payroll-name">
      <span className="payroll-name-text paga-cut" title={name}>
        {name}
      </span>
      <span className="payroll-name-notes">{children}</span>
    </span>
  );
}
