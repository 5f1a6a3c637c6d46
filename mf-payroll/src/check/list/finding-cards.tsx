import type { Finding } from '@paga/contract/payroll';
import { Button, CardList, formatDateTime, Row, type Selection } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '#check/found/finding-text.ts';
import { PastPicture } from '#check/found/past-picture.tsx';
import { CommentMark } from '#comments/comment-mark.tsx';
import { fixedBy } from '#month/period/place-of.ts';
import { Level, type OnFinding } from './finding-columns.tsx';
import './finding-cards.css';

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
  return (
    <>
      <div className="finding-cards-bar">{toolbar}</div>
      {rows.length === 0 ? (
        empty
      ) : (
        <CardList
          label={t('check.table')}
          rows={rows}
          rowKey={rowKey}
          tall
          framed
          selection={selection}
          chooseText={({ name }) => t('check.choose', { name })}
          card={(finding) => <FindingCard finding={finding} on={on} />}
        />
      )}
    </>
  );
}

function FindingCard({ finding, on }: { finding: Finding; on: OnFinding }): ReactElement {
  const { t } = useTranslation('payroll');
  const { name, employeeId, accepted } = finding;
  const { withdraw } = on;
  return (
    <div className="finding-card">
      <Row gap={[0, 12]} className="finding-card-line">
        <button type="button" className="paga-reset finding-card-name" onClick={() => on.open(finding)}>
          {name}
        </button>
        <CommentMark comments={on.comments?.get(employeeId)} />
        <Level finding={finding} t={t} />
      </Row>
      <p>{findingText(finding, t)}</p>
      {finding.ownChange && !accepted && <p className="paga-hint">{t('check.ownChange')}</p>}
      <PastPicture finding={finding} />
      {accepted && (
        <p className="paga-hint">
          {[accepted.note, accepted.by, formatDateTime(accepted.at)].filter(Boolean).join(' · ')}
        </p>
      )}
      <Row gap={[0, 12]} className="finding-card-line">
        <Button variant="link" onClick={() => on.mend(finding)}>
          {t(on.closed ? 'check.cure.see' : 'check.cure.open', { what: t(`check.mend.${fixedBy(finding)}`) })}
        </Button>
        {accepted && withdraw && (
          <Button variant="link" onClick={() => withdraw(finding)}>
            {t('check.withdraw.open')}
          </Button>
        )}
      </Row>
    </div>
  );
}
