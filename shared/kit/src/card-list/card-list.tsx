import type { ReactNode } from 'react';
import type { Key } from '#data-table/columns/column.ts';
import { type Selection, toggleOne } from '#data-table/selection.ts';
import './card-list.css';

type CardListProps<Row> = {
  /** What the list shows; read out. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What stands in a card, beside its box; it fills the card and begins at `--card-start`. */
  card: (row: Row) => ReactNode;
  /** The rows that are chosen; left out: nobody is being chosen, and the cards have no boxes. */
  selection?: Selection | undefined;
  /** The name of a card's box. */
  chooseText?: (row: Row) => string;
  /** The box stands beside the first line, for cards of several. */
  tall?: boolean;
  /** Stands on the page by itself: on a ground of its own with a frame, as a card has. */
  framed?: boolean;
  /** Below the last card. */
  end?: ReactNode;
};

/** The rows of a table on a phone: each whole, one below another. */
export function CardList<Row>(props: CardListProps<Row>): ReactNode {
  const { label, rows, rowKey, card, selection, chooseText, tall, framed, end } = props;
  const kinds = [tall && 'paga-cards-tall', framed && 'paga-cards-framed'].filter(Boolean);
  return (
    <ul className={['paga-cards', ...kinds].join(' ')} aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row);
        return (
          <li key={key} className="paga-cards-row">
            {selection && (
              <label>
                <input
                  type="checkbox"
                  checked={selection.selected.has(key)}
                  onChange={() => selection.onChange(toggleOne(key, selection.selected))}
                />
                <span className="paga-hidden">{chooseText?.(row)}</span>
              </label>
            )}
            {card(row)}
          </li>
        );
      })}
      {end && <li className="paga-cards-end">{end}</li>}
    </ul>
  );
}
