import type { RecurringLine } from '@paga/contract/employees';
import { RowActions } from '@paga/forms';
import {
  Button,
  formatMoney,
  formatPercent,
  monthName,
  type SimpleColumn,
  SimpleTable,
  Stack,
  Tag,
  useKit,
} from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './recurring.css';

/** What is open over the list: a window about a line, or for a new one. */
export type OpenLine =
  | { what: 'edit' | 'end' | 'delete' | 'history'; line: RecurringLine }
  | { what: 'new'; order: number };

type Text = TFunction<'employees'>;
type Asked = Pick<RecurringLine, 'amount' | 'share' | 'field'>;

/** What a line asks for each month: "120.00 €", "25% e netos". */
export function askedText({ amount, share, field }: Asked, t: Text): string {
  if (amount !== null) return `${formatMoney(amount)}\u00a0€`;
  const isExtra = field === 'extraBrutto' || field === 'extraNetto';
  return t(isExtra ? 'recurring.shareOfGross' : 'recurring.shareOfNet', {
    share: formatPercent(share ?? 0),
  });
}

const TONES = { running: 'success', planned: 'info', paid: 'neutral', ended: 'neutral' } as const;

/** A debt by what it is, another line by the field it enters. */
const whatOf = ({ debt, field }: RecurringLine, t: Text): string =>
  debt ? t(`recurring.debt.${debt}`) : t(`recurring.enters.${field}`);

function Owed({ line, t }: { line: RecurringLine; t: Text }): ReactNode {
  const { owed, total, taken } = line;
  if (owed === null || total === null)
    return taken > 0 ? t('recurring.takenSoFar', { amount: formatMoney(taken) }) : null;
  return (
    <Stack as="span" gap={4} className="paga-number">
      <span>{t('recurring.owedOf', { owed: formatMoney(owed), total: formatMoney(total) })}</span>
      <span className="recurring-track" aria-hidden="true">
        <span style={{ width: `${total > 0 ? Math.round(((total - owed) / total) * 100) : 0}%` }} />
      </span>
    </Stack>
  );
}

function Span({ from, to }: RecurringLine): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const monthOf = (day: string) => `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`;
  return to === null
    ? t('recurring.since', { from: monthOf(from) })
    : t('recurring.span', { from: monthOf(from), to: monthOf(to) });
}

type LineTableProps = {
  lines: readonly RecurringLine[];
  mayEdit: boolean;
  onOpen: (open: OpenLine) => void;
};

function columnsOf(
  t: Text,
  { mayEdit, onOpen }: Omit<LineTableProps, 'lines'>,
): SimpleColumn<RecurringLine>[] {
  return [
    {
      key: 'name',
      title: t('recurring.field.name'),
      render: (line) => (
        <Stack as="span" gap={4}>
          <Button
            variant="link"
            aria-label={t('recurring.history.open', { name: line.name })}
            onClick={() => onOpen({ what: 'history', line })}
          >
            {line.name}
          </Button>
          <span className="paga-hint">{[whatOf(line, t), line.creditor].filter(Boolean).join(' · ')}</span>
        </Stack>
      ),
    },
    { key: 'asked', title: t('recurring.column.asked'), render: (line) => askedText(line, t) },
    { key: 'span', title: t('recurring.column.span'), render: Span },
    { key: 'owed', title: t('recurring.column.owed'), render: (line) => <Owed line={line} t={t} /> },
    {
      key: 'state',
      title: t('recurring.column.state'),
      render: ({ state }) => <Tag tone={TONES[state]}>{t(`recurring.state.${state}`)}</Tag>,
    },
    {
      key: 'actions',
      title: <span className="paga-hidden">{t('recurring.column.actions')}</span>,
      align: 'right',
      render: (line) => <Actions line={line} mayEdit={mayEdit} onOpen={onOpen} />,
    },
  ];
}

function Actions({
  line,
  mayEdit,
  onOpen,
}: { line: RecurringLine } & Omit<LineTableProps, 'lines'>): ReactNode {
  const { t } = useTranslation('employees');
  const { name, state, taken } = line;
  const isOver = state === 'paid' || state === 'ended';
  return (
    <RowActions
      actions={[
        mayEdit && {
          kind: 'edit',
          label: t('recurring.edit', { name }),
          onClick: () => onOpen({ what: 'edit', line }),
        },
        mayEdit &&
          !isOver && {
            kind: 'end',
            label: t('recurring.end.open', { name }),
            onClick: () => onOpen({ what: 'end', line }),
          },
        mayEdit &&
          taken === 0 && {
            kind: 'delete',
            label: t('recurring.delete.open', { name }),
            onClick: () => onOpen({ what: 'delete', line }),
          },
      ]}
    />
  );
}

/** The lines of an employee: what each asks for, since when, and what is still owed. */
export function LineTable({ lines, ...props }: LineTableProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <SimpleTable
      label={t('recurring.title')}
      rows={lines}
      columns={columnsOf(t, props)}
      rowKey={({ id }) => id}
      stacks
    />
  );
}
