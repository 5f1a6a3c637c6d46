import { Segmented } from '@paga/kit';
import type { ReactElement } from 'react';

type RowFilterProps<Shown extends string> = {
  label: string;
  value: Shown;
  values: readonly Shown[];
  /** These are offered even when they show no row. */
  always: readonly Shown[];
  countOf: (value: Shown) => number;
  text: (value: Shown, count: number) => string;
  onChange: (value: Shown) => void;
};

/** Which rows are shown, each choice with how many it shows. */
export function RowFilter<Shown extends string>(props: RowFilterProps<Shown>): ReactElement {
  const { label, value, values, always, countOf, text, onChange } = props;
  const options = values
    .map((one) => ({ value: one, count: countOf(one) }))
    .filter((one) => always.includes(one.value) || one.value === value || one.count > 0)
    .map((one) => ({ value: one.value, label: text(one.value, one.count) }));
  return <Segmented label={label} value={value} options={options} onChange={onChange} />;
}
