import { EmployerTier } from '@paga/contract/shapes';
import {
  Button,
  CardList,
  type Column,
  EmptyState,
  formatMoney,
  Money,
  Row,
  type Selection,
  SkeletonTable,
} from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Change } from '#month/frame/change.tsx';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import { marksOf, NameWithMarks } from './name-with-marks.tsx';
import { changeOf, type NetBefore } from './salary-columns.tsx';
import './cards.css';
import { useShownCount } from './use-shown-count.ts';

type SalaryCardsProps = {
  rows: readonly CheckedRow[];
  /** What the chosen view shows: a card has the figures of it that are not zero. */
  columns: readonly Column<EditedRow>[];
  loading: boolean;
  netBefore: NetBefore | undefined;
  totals: Record<string, ReactNode>;
  selection: Selection;
  onOpen: (row: CheckedRow) => void;
};

/** The rows of the month on a phone: each with its net, its change from last month and what is odd; it opens the payslip. */
export function SalaryCards({
  rows,
  columns,
  loading,
  netBefore,
  totals,
  selection,
  onOpen,
}: SalaryCardsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { count, end, more } = useShownCount(rows.length);
  if (loading) return <SkeletonTable rows={8} columns={2} />;
  if (rows.length === 0) return <EmptyState title={t('calculations.noMatch')} />;
  return (
    <>
      <CardList
        label={t('calculations.table')}
        rows={rows.slice(0, count)}
        rowKey={({ id }) => id}
        selection={selection}
        chooseText={({ name }) => t('calculations.cards.choose', { name })}
        card={(row) => <SalaryCard {...{ row, columns, netBefore }} onOpen={() => onOpen(row)} />}
        end={
          count < rows.length && (
            <div ref={end}>
              <Button onClick={more}>{t('calculations.cards.more', { count: rows.length - count })}</Button>
            </div>
          )
        }
      />
      <p className="salary-cards-total" data-foot="">
        <span>{totals.name}</span> {totals.netto}
      </p>
    </>
  );
}

/** What a card says by itself. */
const ON_CARD: readonly string[] = ['name', 'personalNumber', 'netto', 'change'];

/** The figures of a view, as they are copied from their cells. */
function figuresOf(row: CheckedRow, columns: readonly Column<EditedRow>[]): string[] {
  return columns
    .filter(({ key }) => !ON_CARD.includes(key))
    .flatMap((column) => {
      const text = column.edit?.text ?? column.text;
      const value = text ? text(row) : column.value?.(row);
      const isZero = value === '' || value === null || value === undefined || Number(value) === 0;
      return isZero ? [] : [`${column.title} ${typeof value === 'number' ? formatMoney(value) : value}`];
    });
}

type SalaryCardProps = Pick<SalaryCardsProps, 'columns' | 'netBefore'> & {
  row: CheckedRow;
  onOpen: () => void;
};

function SalaryCard({ row, columns, netBefore, onOpen }: SalaryCardProps): ReactElement {
  const { t } = useTranslation('payroll');
  const odd = marksOf(row, t).map(({ text }) => text);
  // There is no room for a legend and no pointer for a tooltip: the tier that is not the rule has its word.
  if (row.employer !== EmployerTier.primary) odd.push(t('calculations.tier.secondary'));
  const change = changeOf(row, netBefore);
  const figures = figuresOf(row, columns);
  return (
    <button type="button" className="paga-reset salary-card" onClick={onOpen}>
      <Row as="span" gap={12} wrap={false} align="baseline" justify="between" className="salary-card-line">
        <NameWithMarks row={row} t={t} />
        <strong>
          <Money value={row.netto} />
        </strong>
      </Row>
      <Row
        as="span"
        gap={12}
        wrap={false}
        align="baseline"
        justify="between"
        className="salary-card-line salary-card-odd"
      >
        <span>{odd.join(', ')}</span>
        {change !== null && change !== 0 && <Change value={change} />}
      </Row>
      {figures.length > 0 && <span className="salary-card-figures">{figures.join(' · ')}</span>}
    </button>
  );
}
