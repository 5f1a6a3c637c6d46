import { type LedgerEntry, leaveReasonName } from '@paga/contract/leave';
import { Figure, formatDate, formatNumber, type SimpleColumn, SimpleTable, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type LedgerTableProps = {
  label: string;
  lines: readonly LedgerEntry[];
  /** All lines of the account are there: each is followed by the balance after it, else the sum of them stands below. */
  whole: boolean;
};

const signed = (days: number): string => (days > 0 ? `+${formatNumber(days)}` : formatNumber(days));

/** Lines of the ledger: when, what and by which article, how many days, and the balance after it. */
export function LedgerTable({ label, lines, whole }: LedgerTableProps): ReactElement {
  const { t } = useTranslation('vacations');
  const balance: SimpleColumn<LedgerEntry> = {
    key: 'balance',
    title: t('ledger.column.balance'),
    align: 'right',
    render: (line) => <Figure value={line.balance} />,
  };
  const columns: SimpleColumn<LedgerEntry>[] = [
    {
      key: 'date',
      title: t('ledger.column.date'),
      render: ({ date, to }) => (date === to ? formatDate(date) : `${formatDate(date)} – ${formatDate(to)}`),
    },
    { key: 'what', title: t('ledger.column.what'), render: (line) => <What line={line} /> },
    {
      key: 'days',
      title: t('ledger.column.days'),
      align: 'right',
      render: ({ days }) => <span className="paga-number">{signed(days)}</span>,
    },
    ...(whole ? [balance] : []),
  ];
  const sum = lines.reduce((total, { days }) => total + days, 0);
  const keyOf = ({ kind, cause, date, vacationId, note }: LedgerEntry) =>
    `${kind} ${cause} ${date} ${vacationId} ${note}`;
  return (
    <>
      <SimpleTable label={label} rows={lines} columns={columns} rowKey={keyOf} stacks />
      {!whole && <p className="paga-hint">{t('ledger.sum', { days: signed(sum) })}</p>}
    </>
  );
}

function What({ line: { cause, article, reason, note, by } }: { line: LedgerEntry }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const details = [
    reason && leaveReasonName(reason, language),
    note,
    by && t('ledger.by', { name: by }),
  ].filter(Boolean);
  return (
    <span>
      {t(`ledger.cause.${cause}`)}{' '}
      <span className="paga-hint">
        ({t('booking.article', { article })}){details.length > 0 && ` ${details.join(', ')}`}
      </span>
    </span>
  );
}
