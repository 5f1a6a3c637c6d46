import type { ReactNode } from 'react';
import './form.css';

type FieldRowProps = {
  /** Names the row for readers: "Linja 2". */
  label: string;
  /** Widths of the columns, as in CSS: `3fr 1fr 120px`. */
  columns: string;
  children: ReactNode;
};

/**
 * The fields of one line of a list beside each other. Rows that follow one another show their labels once, over the first; on a phone the fields
 * stand below each other, each with its label.
 */
export function FieldRow({ label, columns, children }: FieldRowProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="paga-field-row" role="group" aria-label={label} style={{ gridTemplateColumns: columns }}>
      {children}
    </div>
  );
}
