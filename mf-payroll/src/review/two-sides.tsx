import { Figure, Money, Percent, type SimpleColumn, SimpleTable } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Change, nothing } from '#month/frame/change.tsx';

/** A figure on two sides; undefined where a side has none. Money unless it is `plain`. */
type SideLine = {
  key: string;
  label: string;
  before: number | undefined;
  after: number | undefined;
  plain?: boolean;
};

type TwoSidesProps = {
  label: string;
  titles: readonly [string, string];
  lines: readonly SideLine[];
  /** In a card that has the label, with the change in percent too. */
  inCard?: boolean;
};

const changeOf = ({ before = 0, after = 0 }: SideLine) => toEuro(toCents(after) - toCents(before));

function shown({ plain }: SideLine, value: number | undefined): ReactNode {
  if (value === undefined) return nothing;
  return plain ? <Figure value={value} /> : <Money value={value} />;
}

function Share({ line }: { line: SideLine }): ReactElement {
  // With one decimal.
  const percent = line.before ? Math.round((changeOf(line) / line.before) * 1000) / 10 : 0;
  return percent === 0 ? nothing : <Percent value={percent} />;
}

/** Figures on two sides, and by how much they differ. */
export function TwoSides({ label, titles, lines, inCard = false }: TwoSidesProps): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<SideLine>[] = [
    { key: 'figure', title: t('review.column.figure'), render: (line) => line.label },
    { key: 'before', title: titles[0], align: 'right', render: (line) => shown(line, line.before) },
    { key: 'after', title: titles[1], align: 'right', render: (line) => shown(line, line.after) },
    {
      key: 'change',
      title: t('review.column.change'),
      align: 'right',
      render: (line) =>
        line.plain ? shown(line, changeOf(line) || undefined) : <Change value={changeOf(line)} />,
    },
  ];
  const share: SimpleColumn<SideLine> = {
    key: 'share',
    title: '%',
    align: 'right',
    render: (line) => <Share line={line} />,
  };
  return (
    <SimpleTable
      label={label}
      showLabel={!inCard}
      rows={lines}
      columns={inCard ? [...columns, share] : columns}
      rowKey={(line) => line.key}
    />
  );
}
