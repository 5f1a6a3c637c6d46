import { Segmented } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';

type RowFilter<Row, Shown extends string> = {
  rows: readonly Row[];
  values: readonly Shown[];
  /** Offered even when they show no row; the first is chosen at the beginning. */
  always: readonly [Shown, ...Shown[]];
  /** The same function between renders (useCallback) for many rows. */
  shows: (value: Shown, row: Row) => boolean;
  label: string;
  text: (value: Shown, count: number) => string;
};

/** Which rows are shown, and the strip to choose it in: each choice with how many rows it shows. */
export function useRowFilter<Row, Shown extends string>({
  rows,
  values,
  always,
  shows,
  label,
  text,
}: RowFilter<Row, Shown>): { visible: Row[]; strip: ReactElement } {
  const [shown, setShown] = useState<Shown>(always[0]);
  const counted = useMemo(
    () => values.map((value) => ({ value, own: rows.filter((row) => shows(value, row)) })),
    [rows, values, shows],
  );
  const options = counted
    .filter(({ value, own }) => always.includes(value) || value === shown || own.length > 0)
    .map(({ value, own }) => ({ value, label: text(value, own.length) }));
  const visible = counted.find(({ value }) => value === shown)?.own ?? [];
  return {
    visible,
    strip: <Segmented label={label} value={shown} options={options} onChange={setShown} />,
  };
}
