import type { ReactElement } from 'react';

type OwnAskedProps<Row extends { id: number }> = {
  title: string;
  /** What stands there as long as there is nothing. */
  none?: string;
  rows: readonly Row[];
  /** Whether a row can still be withdrawn. */
  waits: (row: Row) => boolean;
  /** The words of withdrawing it, and of that it could not be. */
  texts: { withdraw: string; failed: string };
  withdraw: { isPending: boolean; isError: boolean; mutate: (input: { params: { id: number } }) => void };
  children: (row: Row) => ReactElement;
};

/** What one has asked for or reported on an own page, each as `children` draws it; what waits can be withdrawn. */
export function OwnAsked<Row extends { id: number }>({
  title,
  none,
  rows,
  waits,
  texts,
  withdraw,
  children,
}: OwnAskedProps<Row>): ReactElement {
  return (
    <section className="own-card" aria-label={title}>
      <h2>{title}</h2>
      {withdraw.isError && <p role="alert">{texts.failed}</p>}
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="own-list">
          {rows.map((row) => (
            <li key={row.id}>
              {children(row)}
              {waits(row) && (
                <button
                  type="button"
                  className="own-button"
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { id: row.id } })}
                >
                  {texts.withdraw}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
