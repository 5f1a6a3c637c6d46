import { type Column, Money, Tag } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Change } from '#month/frame/change.tsx';
import { NameCell } from '#month/frame/name-cell.tsx';
import { sumRows } from '#month/sums/sum-rows.ts';
import type { TriedRow } from '../tried/tried-month.ts';

type Text = TFunction<'payroll'>;
type Figures = { totalBrutto: number; netto: number; employerContribution: number };
const figures = {
  net: (row: Figures) => row.netto,
  cost: (row: Figures) => companyCostOf(row),
  gross: (row: Figures) => row.totalBrutto,
} as const;
// What people ask first stands first: it is seen without scrolling.
const figureNames = ['net', 'cost', 'gross'] as const;
const minus = (one: number, other: number) => toEuro(toCents(one) - toCents(other));

/** Gross, net and cost of each person: as it is, as it would be, and by how much it differs. */
export function triedColumns(t: Text, open: (row: TriedRow) => void): Column<TriedRow>[] {
  const sides = figureNames.flatMap((figure): Column<TriedRow>[] => {
    const of = figures[figure];
    const group = t(`whatIf.figure.${figure}`);
    const side = (name: 'real' | 'tried' | 'change', value: (row: TriedRow) => number): Column<TriedRow> => ({
      key: `${figure}.${name}`,
      title: t(`whatIf.column.${name}`),
      description: `${group}, ${t(`whatIf.column.${name}`)}`,
      group,
      width: 112,
      align: 'right',
      value,
      render: (row) => (name === 'change' ? <Change value={value(row)} /> : <Money value={value(row)} />),
    });
    return [
      side('real', (row) => of(row.real)),
      side('tried', of),
      side('change', (row) => minus(of(row), of(row.real))),
    ];
  });
  const name: Column<TriedRow> = {
    key: 'name',
    title: t('calculations.column.name'),
    width: 260,
    frozen: true,
    value: (row) => row.name,
    render: (row) => (
      <NameCell name={row.name}>{row.failed && <Tag tone="danger">{t('whatIf.failed')}</Tag>}</NameCell>
    ),
    onActivate: open,
  };
  return [name, ...sides];
}

/** The sums below the columns. */
export function triedTotals(rows: readonly TriedRow[], t: Text): Record<string, ReactNode> {
  const [real, tried] = [sumRows(rows.map((row) => row.real)), sumRows(rows)];
  const cells = figureNames.flatMap((figure) => {
    const [before, after] = [figures[figure](real), figures[figure](tried)];
    return [
      [`${figure}.real`, <Money key="real" value={before} />],
      [`${figure}.tried`, <Money key="tried" value={after} />],
      [`${figure}.change`, <Change key="change" value={minus(after, before)} />],
    ];
  });
  return { name: t('calculations.total.shown', { count: rows.length }), ...Object.fromEntries(cells) };
}
