import type { ReactElement, ReactNode } from 'react';
import './guided.css';

type NamedRowProps = { name: string; refusal?: string | false | null; children?: ReactNode };

/** Somebody in the table of a guided page, with why it cannot be done of them. */
export function NamedRow({ name, refusal, children }: NamedRowProps): ReactElement {
  return (
    <>
      <span className="guided-name">{name}</span>
      {refusal && <small className="guided-refusal">{refusal}</small>}
      {children}
    </>
  );
}
