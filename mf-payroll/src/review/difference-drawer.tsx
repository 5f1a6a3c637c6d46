import type { ComparedFigures, ComparedRow } from '@paga/contract/payroll';
import { Drawer, Figure, Money, monthTitle, type SimpleColumn, SimpleTable, Stack, Tag, useKit } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthBefore, type Period } from '#calculations/use-period.ts';
import { TermsSince } from './terms-since.tsx';

const amounts = ['grossPay', 'hours', 'additions', 'totalBrutto', 'contribution', 'tax', 'prime', 'deductions', 'netto'] as const;
type Line = { key: 'contractDays' | (typeof amounts)[number]; before: number | undefined; after: number | undefined };

const lineOf = (key: Line['key'], { before, after }: ComparedRow): Line => ({ key, before: before?.[key], after: after?.[key] });

function changeOf({ before = 0, after = 0 }: Line): number {
  return toEuro(toCents(after) - toCents(before));
}

function shown(key: keyof ComparedFigures, value: number | undefined, signed = false): ReactNode {
  if (value === undefined || (signed && value === 0)) return <span aria-hidden="true">–</span>;
  return key === 'contractDays' ? <Figure value={value} /> : <Money value={value} signed={signed} />;
}

/** What every figure of an employee was last month and is now. */
function Figures({ row, period }: { row: ComparedRow; period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const title = ({ month, year }: Period) => monthTitle(month, year, language);
  const columns: SimpleColumn<Line>[] = [
    { key: 'figure', title: t('review.column.figure'), render: (line) => t(`review.figure.${line.key}`) },
    { key: 'before', title: title(monthBefore(period)), align: 'right', render: (line) => shown(line.key, line.before) },
    { key: 'after', title: title(period), align: 'right', render: (line) => shown(line.key, line.after) },
    { key: 'change', title: t('review.column.change'), align: 'right', render: (line) => shown(line.key, changeOf(line), true) },
  ];
  const lines = (['contractDays', ...amounts] as const).map((key) => lineOf(key, row));
  return <SimpleTable label={t('review.figures')} showLabel rows={lines} columns={columns} rowKey={(line) => line.key} />;
}

/** The causes of the difference; their sum is the difference of the net. */
function CauseList({ row }: { row: ComparedRow }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<ComparedRow['causes'][number]>[] = [
    { key: 'cause', title: t('review.column.cause'), render: ({ cause }) => t(`review.cause.${cause}`) },
    {
      key: 'what',
      title: t('review.column.what'),
      render: ({ cause }) => <span className="paga-hint">{t(`review.meaning.${cause}`)}</span>,
    },
    { key: 'amount', title: t('review.column.amount'), align: 'right', render: ({ amount }) => <Money value={amount} signed /> },
  ];
  return (
    <SimpleTable
      label={t('review.causes')}
      showLabel
      rows={row.causes}
      columns={columns}
      rowKey={({ cause }) => cause}
      totals={{ cause: t('review.sum'), amount: <Money value={row.difference} signed /> }}
      empty={<p>{t('review.unchanged')}</p>}
    />
  );
}

type DifferenceDrawerProps = { row: ComparedRow; period: Period; onClose: () => void };

/** One employee in two months: causes, figures, and since when and by whom the terms are others. */
export function DifferenceDrawer({ row, period, onClose }: DifferenceDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Drawer open title={t('review.of', { name: row.name })} onClose={onClose} width={640}>
      <Stack>
        {row.mark && (
          <div>
            <Tag tone={row.mark === 'new' ? 'info' : 'neutral'}>{t(`calculations.mark.${row.mark}`)}</Tag>
          </div>
        )}
        <CauseList row={row} />
        <Figures row={row} period={period} />
        <TermsSince employeeId={row.employeeId} period={period} />
      </Stack>
    </Drawer>
  );
}
