import { type ReactNode, useMemo, useState } from 'react';
import { parseNumber } from '#form/parse-number.ts';
import { Money } from '#format/money.tsx';
import { type Story, useSay } from '../story.ts';
import type { CellEdit, Column } from './columns/column.ts';
import { DataTable } from './data-table.tsx';
import type { RangeFigures } from './range/range-figures.ts';
import { type SampleRow, sampleColumns, sampleRows, sampleTotals } from './sample.tsx';

const rowKey = (row: SampleRow): number => row.id;

/** A table whose gross is typed in place: Enter, F2 or typing opens the box, ranges are marked, filled, copied and pasted, Ctrl+Z takes back. */
export function EditableSample({ count = 200, soon }: { count?: number; soon?: boolean }): ReactNode {
  const say = useSay();
  const english = say('sq', 'en') === 'en';
  const [history, setHistory] = useState({
    past: [] as SampleRow[][],
    rows: sampleRows(count),
    future: [] as SampleRow[][],
  });
  const { rows } = history;
  const [figures, setFigures] = useState<RangeFigures>();
  const columns = useMemo((): Column<SampleRow>[] => {
    const wrong = english ? 'An amount in euro' : 'Shumë në euro';
    const gross = {
      text: (row: SampleRow) => row.gross.toFixed(2),
      problem: (text: string) => (/^[\d.,]*$/.test(text) ? undefined : wrong),
      note: (row: SampleRow) =>
        Number.isNaN(row.gross) ? ({ tone: 'error', text: wrong } as const) : undefined,
      inputMode: 'decimal',
    } as const;
    return sampleColumns(english ? 'en' : 'sq').map((column) => {
      if (column.key === 'gross') return { ...column, onActivate: undefined, edit: gross };
      return column.key === 'net' ? { ...column, render: (row) => <Money value={row.net} /> } : column;
    });
  }, [english]);
  const change = (edits: readonly CellEdit[]): void => {
    const typed = new Map(edits.map((edit) => [edit.key, Number(parseNumber(edit.text))]));
    const next = rows.map((row) => {
      const gross = typed.get(row.id);
      return gross === undefined
        ? row
        : { ...row, gross, net: Math.round((gross - row.pension - row.tax) * 100) / 100 };
    });
    setHistory({ past: [...history.past, rows], rows: next, future: [] });
  };
  const undo = (): void => {
    const last = history.past.at(-1);
    if (last) setHistory({ past: history.past.slice(0, -1), rows: last, future: [rows, ...history.future] });
  };
  const redo = (): void => {
    const [next, ...future] = history.future;
    if (next) setHistory({ past: [...history.past, rows], rows: next, future });
  };
  const marked = figures && `${figures.cells} · ${figures.count} · ${figures.sum.toFixed(2)}`;
  return (
    <>
      <DataTable
        label={say('Pagat, me ndryshim në tabelë', 'Salaries, edited in place')}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        totals={sampleTotals(rows, say('Gjithsej', 'Total'))}
        {...(soon ? { editsSoon: true } : { onEdit: change })}
        onRange={setFigures}
        cellMenu={() => []}
        onUndo={undo}
        onRedo={redo}
        height={400}
      />
      <p role="status">{marked}</p>
    </>
  );
}

/** Stories of editing in place. */
export const editingStories: Story[] = [
  { title: 'DataTable, edited in place', Piece: () => <EditableSample /> },
];
