import type { ContractEnding, Finding } from '@paga/contract/payroll';
import { Alert, Button, DetailList, Modal, Row, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedBy } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { EndingButtons } from './contract-endings.tsx';
import { comparedText } from './found/compared-text.ts';
import { findingText } from './found/finding-text.ts';
import { PastPicture } from './found/past-picture.tsx';
import { Level } from './list/finding-columns.tsx';

type FindingModalProps = {
  finding: Finding;
  onMend: () => void;
  /** Accepts it with a note, where that is possible. */
  onAccept?: () => void;
  /** Of a closed month, in which nothing is fixed. */
  closed: boolean;
  period: Period;
  /** Their contract ends, and nobody has said that they leave. */
  ending?: ContractEnding;
  onClose: () => void;
};

/** Before and now, of what is compared and of accounts. */
function pairOf({
  code,
  old,
  new: now,
  previous,
  account,
  leave,
}: Finding): readonly [string, string] | null {
  const text = comparedText(code);
  if (old !== undefined && now !== undefined) return [text(old), text(now)];
  if (leave) return [text(leave.counted), text(leave.booked)];
  return previous && account ? [previous, account] : null;
}

/** One finding whole: what was found, old and new with its picture, and what can be done about it. */
export function FindingModal({
  finding,
  onMend,
  onAccept,
  closed,
  period,
  ending,
  onClose,
}: FindingModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { name, accepted } = finding;
  const pair = pairOf(finding);
  const items = [
    ...(pair
      ? [
          { key: 'old', label: t('check.cure.old'), value: <span className="paga-number">{pair[0]}</span> },
          { key: 'new', label: t('check.cure.new'), value: <span className="paga-number">{pair[1]}</span> },
        ]
      : []),
    ...(accepted ? [{ key: 'note', label: t('check.column.note'), value: accepted.note, wide: true }] : []),
  ];
  const footer = (
    <div className="paga-actions">
      {ending && <EndingButtons ending={ending} period={period} />}
      {onAccept && (
        <Button disabled={finding.ownChange} onClick={onAccept}>
          {t('check.accept')}
        </Button>
      )}
      <Button variant={closed ? 'default' : 'primary'} onClick={onMend}>
        {t(closed ? 'check.cure.see' : 'check.cure.open', { what: t(`check.mend.${fixedBy(finding)}`) })}
      </Button>
    </div>
  );
  return (
    <Modal open title={name} onClose={onClose} footer={footer}>
      <Stack gap={8}>
        <Row gap={[8, 16]}>
          <Level finding={finding} t={t} />
          <PastPicture finding={finding} />
        </Row>
        <p>{findingText(finding, t)}</p>
        {finding.ownChange && !accepted && <Alert tone="info" title={t('check.ownChange')} />}
        {items.length > 0 && <DetailList items={items} />}
      </Stack>
    </Modal>
  );
}
