import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { Button, formatDate, formatMoney, Icon } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { MarkModal } from './mark.modal.tsx';
import { MarkText } from './mark-text.tsx';
import { TakeMarkBackModal } from './take-mark-back.modal.tsx';

/** What is noted of a closing, in the order it is done. */
export const MARKS = ['paid', 'declared'] as const;

type ClosingMarksProps = { period: Period; closing: ClosedVersion; earlier: readonly ClosedVersion[] };

/** Whether a closed month was paid and declared: shows the mark or the button to make it, and what an earlier closing leaves to be done. */
export function ClosingMarks({ period, closing, earlier }: ClosingMarksProps): ReactElement {
  const { t } = useTranslation('payroll');
  const mayMark = useMayCall('markClosing');
  const mayTakeBack = useMayCall('takeMarkBack');
  const [marking, setMarking] = useState<ClosingMark>();
  const [takingBack, setTakingBack] = useState<ClosingMark>();
  return (
    <>
      <ul className="closed-marks">
        {MARKS.map((mark) => {
          const before = closing[mark] ? undefined : earlier.find((one) => one[mark]);
          return (
            <li key={mark} className="closed-line">
              {closing[mark] && (
                <span className="closed-mark">
                  <Icon name="check" size={16} />
                  <span>
                    <MarkText closing={closing} mark={mark} />
                  </span>
                </span>
              )}
              {closing[mark] && mayTakeBack && (
                <Button variant="link" onClick={() => setTakingBack(mark)}>
                  {t(`closed.mark.${mark}.takeBack`)}
                </Button>
              )}
              {!closing[mark] && mayMark && (
                <Button onClick={() => setMarking(mark)}>{t(`closed.mark.${mark}.button`)}</Button>
              )}
              {before && <DoneBefore mark={mark} closing={closing} before={before} />}
            </li>
          );
        })}
      </ul>
      {marking && (
        <MarkModal period={period} closing={closing} mark={marking} onClose={() => setMarking(undefined)} />
      )}
      {takingBack && (
        <TakeMarkBackModal closing={closing} mark={takingBack} onClose={() => setTakingBack(undefined)} />
      )}
    </>
  );
}

/** What was paid or declared with an earlier closing, and what is left to do. */
function DoneBefore({
  mark,
  closing,
  before,
}: {
  mark: ClosingMark;
  closing: ClosedVersion;
  before: ClosedVersion;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const facts = { number: before.number, day: formatDate(before[mark]?.on ?? '') };
  const more = toEuro(toCents(closing.netto) - toCents(before.netto));
  const paid = more > 0 ? 'paidLess' : more < 0 ? 'paidMore' : 'paidSame';
  const says = closing.hash === before.hash ? (`${mark}Identical` as const) : mark === 'paid' ? paid : mark;
  return <span>{t(`closed.before.${says}`, { ...facts, amount: formatMoney(Math.abs(more)) })}</span>;
}
