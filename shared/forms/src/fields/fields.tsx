import type { ReactElement, ReactNode } from 'react';
import './fields.css';

/** Fields of a form side by side, as many as fit; they bring their own space below. */
export function Fields({ children }: { children: ReactNode }): ReactElement {
  return <div className="forms-fields">{children}</div>;
}

/** A sentence between the fields of a form. */
export function Note({ children }: { children: ReactNode }): ReactElement {
  return <p className="paga-hint forms-note">{children}</p>;
}
