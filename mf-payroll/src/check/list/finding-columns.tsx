import type { Finding, SalaryComment } from '@paga/contract/payroll';
import { type Column, DateText, Row, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { findingText } from '#check/found/finding-text.ts';
import { PastPicture } from '#check/found/past-picture.tsx';
import { CommentMark } from '#comments/comment-mark.tsx';
import { fixedBy } from '#month/period/place-of.ts';

type Text = TFunction<'payroll'>;

const LEVEL_TONES = { error: 'danger', warning: 'warning', hint: 'info' } as const;

/** How grave a finding is, or that it was accepted. */
export function Level({ finding, t }: { finding: Finding; t: Text }): ReactElement {
  if (finding.accepted) return <Tag tone="success">{t('check.level.accepted')}</Tag>;
  return <Tag tone={LEVEL_TONES[finding.level]}>{t(`check.level.${finding.level}`)}</Tag>;
}

const clipped = (text: string) => (
  <span className="check-text" title={text}>
    {text}
  </span>
);

/** What a click does: opens what was found, leads to where it is fixed, or withdraws an acceptance where that is allowed; and what was written about somebody. */
export type OnFinding = {
  open: (finding: Finding) => void;
  mend: (finding: Finding) => void;
  withdraw?: ((finding: Finding) => void) | undefined;
  /** The month is closed: it is read, and nothing of it is fixed. */
  closed?: boolean;
  comments?: ReadonlyMap<number, readonly SalaryComment[]>;
};

function acceptanceColumns(t: Text, withdraw: OnFinding['withdraw']): Column<Finding>[] {
  const action: Column<Finding> = {
    key: 'withdraw',
    title: t('check.column.withdraw'),
    width: 150,
    render: () => (
      <span {...{ role: 'button' }} className="check-link">
        {t('check.withdraw.open')}
      </span>
    ),
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

const pastColumn = (t: Text): Column<Finding> => ({
  key: 'past',
  title: t('check.column.past'),
  width: 130,
  render: (finding) => <PastPicture finding={finding} />,
});

/** `hasPast`: of some finding there is a picture of the months before. */
type Shown = { show: 'standing' | 'accepted'; hasPast: boolean };

/** Who, what, and where it is fixed; for accepted warnings also why, by whom and when. */
export function findingColumns(
  t: Text,
  { show, hasPast }: Shown,
  { open, mend, withdraw, comments, closed }: OnFinding,
): Column<Finding>[] {
  return [
    {
      key: 'name',
      title: t('calculations.column.name'),
      width: 200,
      frozen: true,
      value: ({ name }) => name,
      render: ({ name, employeeId }) => (
        <Row as="span" gap={6} wrap={false} className="check-name">
          {clipped(name)}
          <CommentMark comments={comments?.get(employeeId)} />
        </Row>
      ),
      onActivate: open,
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
      width: hasPast ? 330 : 400,
      render: (finding) => clipped(findingText(finding, t)),
      onActivate: open,
    },
    ...(hasPast ? [pastColumn(t)] : []),
    ...(show === 'accepted' ? acceptanceColumns(t, withdraw) : []),
    {
      key: 'mend',
      title: t(closed ? 'check.column.see' : 'check.column.mend'),
      width: 160,
      render: (finding) => (
        <span {...{ role: 'link' }} className="check-link">
          {t(`check.mend.${fixedBy(finding)}`)}
        </span>
      ),
      onActivate: mend,
    },
  ];
}
