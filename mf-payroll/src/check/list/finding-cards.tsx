import type { Finding } from '@paga/contract/payroll';
import { Button, formatDateTime, type Key } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '#check/found/finding-text.ts';
import { PastPicture } from '#check/found/past-picture.tsx';
import { CommentMark } from '#comments/comment-mark.tsx';
import { fixedBy } from '#month/period/place-of.ts';
import { Level, type OnFinding } from './finding-columns.tsx';
import './finding-cards.css';

type Selection = { selected: ReadonlySet<Key>; onChange: (next: ReadonlySet<Key>) => void };

type FindingCardsProps = {
  rows: readonly Finding[];
  rowKey: (finding: Finding) => string;
  selection: Selection | undefined;
  toolbar: ReactNode;
  empty: ReactNode;
  on: OnFinding;
};

/** What was found, on a phone: each whole, with where it is fixed. */
export function FindingCards({
  rows,
  rowKey,
  selection,
  toolbar,
  empty,
  on,
}: FindingCardsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const flip = (key: string) => {
    const next = new Set(selection?.selected);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  };
  return (
    <>
      <div className="finding-cards-bar">{toolbar}</div>
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className="finding-cards" aria-label={t('check.table')}>
          {rows.map((finding) => (
            <FindingCard
              key={rowKey(finding)}
              finding={finding}
              on={on}
              {...(selection && {
                isChosen: selection.selected.has(rowKey(finding)),
                onFlip: () => flip(rowKey(finding)),
              })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type FindingCardProps = { finding: Finding; on: OnFinding; isChosen?: boolean; onFlip?: () => void };

function FindingCard({ finding, on, isChosen, onFlip }: FindingCardProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { name, employeeId, accepted } = finding;
  const { withdraw } = on;
  return (
    <li className="finding-card">
      {onFlip && (
        <label>
          <input type="checkbox" checked={isChosen} onChange={onFlip} />
          <span className="paga-hidden">{t('check.choose', { name })}</span>
        </label>
      )}
      <div className="finding-card-text">
        <div className="finding-card-line">
          <button type="button" className="paga-reset finding-card-name" onClick={() => on.open(finding)}>
            {name}
          </button>
          <CommentMark comments={on.comments?.get(employeeId)} />
          <Level finding={finding} t={t} />
        </div>
        <p>{findingText(finding, t)}</p>
        <PastPicture finding={finding} />
        {accepted && (
          <p className="paga-hint">
            {[accepted.note, accepted.by, formatDateTime(accepted.at)].filter(Boolean).join(' · ')}
          </p>
        )}
        <div className="finding-card-line">
          <Button variant="link" onClick={() => on.mend(finding)}>
            {t('check.cure.open', { what: t(`check.mend.${fixedBy(finding)}`) })}
          </Button>
          {accepted && withdraw && (
            <Button variant="link" onClick={() => withdraw(finding)}>
              {t('check.withdraw.open')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
