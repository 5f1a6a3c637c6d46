import type { Finding, SalaryComment } from '@paga/contract/payroll';
import { type Column, DateText, formatDate, formatMoney, formatNumber, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { CommentMark } from '#comments/comment-mark.tsx';
import { fixedBy } from '#month/period/place-of.ts';
import { changesText } from './changed-terms.ts';
import { PastPicture } from './past-picture.tsx';

type Text = TFunction<'payroll'>;

/** A compared figure as people read it: hours, or euro. */
export const comparedText =
  (code: Finding['code']) =>
  (value: number): string =>
    code.startsWith('HOURS') ? formatNumber(value) : `${formatMoney(value)}\u00a0€`;

const shareText = (old: number, is: number): string =>
  old === 0
    ? ''
    : `${is >= old ? '+' : '−'}${formatNumber(Math.abs(Math.round((is / old - 1) * 100)))}\u00a0%`;

/** What was found, with the figures and accounts that it is about. */
export function findingText(
  { code, amount, account, previous, others, leave, kind, value, changes = [], ...compared }: Finding,
  t: Text,
): string {
  const { old = 0, new: is = 0 } = compared;
  const shown = comparedText(code);
  return t(`check.found.${code}`, {
    old: shown(old),
    new: shown(is),
    share: shareText(old, is),
    kind: kind && t(`check.hours.${kind}`),
    value: code === 'PERSON_TWICE' && value ? formatDate(value) : value,
    amount: amount === undefined ? '' : `${formatMoney(amount)}\u00a0€`,
    account,
    previous,
    others: others?.join(', '),
    changes: changesText(changes, t),
    ...leave,
  });
}

const LEVEL_TONES = { error: 'danger', warning: 'warning', hint: 'info' } as const;

function Level({ finding, t }: { finding: Finding; t: Text }): ReactElement {
  if (finding.accepted) return <Tag tone="success">{t('check.level.accepted')}</Tag>;
  return <Tag tone={LEVEL_TONES[finding.level]}>{t(`check.level.${finding.level}`)}</Tag>;
}

const clipped = (text: string) => (
  <span className="check-text" title={text}>
    {text}
  </span>
);

/** What a click does: leads to where it is fixed, or withdraws an acceptance where that is allowed; and what was written about somebody. */
type OnFinding = {
  mend: (finding: Finding) => void;
  withdraw?: (finding: Finding) => void;
  comments?: ReadonlyMap<number, readonly SalaryComment[]>;
};

function acceptanceColumns(t: Text, withdraw: OnFinding['withdraw']): Column<Finding>[] {
  const action: Column<Finding> = {
    key: 'withdraw',
    title: t('check.column.withdraw'),
    width: 150,
    render: () => <span className="check-link">{t('check.withdraw.open')}</span>,
    onActivate: withdraw,
  };
  return [
    {
      key: 'note',
      title: t('check.column.note'),
      width: 240,
      render: ({ accepted }) => clipped(accepted?.note ?? ''),
    },
    {
      key: 'by',
      title: t('check.column.by'),
      width: 170,
      render: ({ accepted }) => clipped(accepted?.by ?? ''),
    },
    {
      key: 'at',
      title: t('check.column.at'),
      width: 150,
      render: ({ accepted }) => <DateText value={accepted?.at} time />,
    },
    ...(withdraw ? [action] : []),
  ];
}

/** Who, what, and where it is fixed; for accepted warnings also why, by whom and when. */
export function findingColumns(
  t: Text,
  show: 'standing' | 'accepted',
  { mend, withdraw, comments }: OnFinding,
): Column<Finding>[] {
  return [
    {
      key: 'name',
      title: t('calculations.column.name'),
      width: 200,
      frozen: true,
      value: ({ name }) => name,
      render: ({ name, employeeId }) => (
        <span className="check-name">
          {clipped(name)}
          <CommentMark comments={comments?.get(employeeId)} />
        </span>
      ),
      onActivate: mend,
    },
    {
      key: 'level',
      title: t('check.column.level'),
      width: 100,
      render: (finding) => <Level finding={finding} t={t} />,
    },
    {
      key: 'found',
      title: t('check.column.found'),
      width: 480,
      render: (finding) => clipped(findingText(finding, t)),
    },
    {
      key: 'past',
      title: t('check.column.past'),
      width: 130,
      render: (finding) => <PastPicture finding={finding} />,
    },
    ...(show === 'accepted' ? acceptanceColumns(t, withdraw) : []),
    {
      key: 'mend',
      title: t('check.column.mend'),
      width: 160,
      render: (finding) => <span className="check-link">{t(`check.mend.${fixedBy(finding)}`)}</span>,
      onActivate: mend,
    },
  ];
}
