import type { ComparedRow } from '@paga/contract/payroll';
import { type Column, formatMoney, Money, Row, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Change, nothing } from '#month/frame/change.tsx';
import { NameCell } from '#month/frame/name-cell.tsx';
import { causeName } from './cause-name.ts';

type Text = TFunction<'payroll'>;

/** A cause with its amount, as one phrase: "Paga +85.50". */
function causePhrase({ amount, ...cause }: ComparedRow['causes'][number], t: Text): string {
  return `${causeName(cause, t)} ${amount > 0 ? '+' : ''}${formatMoney(amount)}`;
}

function Causes({ row, t }: { row: ComparedRow; t: Text }): ReactElement {
  return (
    <Row as="span" gap={16} wrap={false} className="review-causes">
      {row.causes.map((one) => (
        <span key={one.cause} className="paga-number">
          {causePhrase(one, t)}
        </span>
      ))}
    </Row>
  );
}

function Name({ row, t }: { row: ComparedRow; t: Text }): ReactElement {
  return (
    <NameCell name={row.name}>
      {row.mark && (
        <Tag tone={row.mark === 'new' ? 'info' : 'neutral'}>{t(`calculations.mark.${row.mark}`)}</Tag>
      )}
    </NameCell>
  );
}

/** Old net, new net, the difference and its causes. */
export function comparisonColumns(t: Text, open: (row: ComparedRow) => void): Column<ComparedRow>[] {
  const side = (key: 'before' | 'after'): Column<ComparedRow> => ({
    key,
    title: t(`review.column.${key}`),
    width: 120,
    align: 'right',
    value: (row) => row[key]?.netto,
    render: (row) => {
      const figures = row[key];
      return figures ? <Money value={figures.netto} /> : nothing;
    },
  });
  return [
    {
      key: 'name',
      title: t('calculations.column.name'),
      width: 260,
      frozen: true,
      value: (row) => row.name,
      render: (row) => <Name row={row} t={t} />,
      onActivate: open,
    },
    side('before'),
    side('after'),
    {
      key: 'difference',
      title: t('review.column.difference'),
      width: 130,
      align: 'right',
      value: (row) => row.difference,
      render: (row) => <Change value={row.difference} />,
      onActivate: open,
    },
    {
      key: 'causes',
      title: t('review.column.causes'),
      width: 420,
      render: (row) => <Causes row={row} t={t} />,
    },
  ];
}
