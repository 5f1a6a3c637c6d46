import { call } from '@paga/client';
import { type ClosedVersion, type ClosingMark, markClosing } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { useRefreshClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';
import { DoneOnModal } from './done-on.modal.tsx';

type MarkModalProps = { period: Period; closing: ClosedVersion; mark: ClosingMark; onClose: () => void };

/** Asks for the day on which a closed month was paid or declared. */
export function MarkModal({ period, closing, mark, onClose }: MarkModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const month = usePeriodName(period);
  return (
    <DoneOnModal
      title={t(`closed.mark.${mark}.title`, { month })}
      submitText={t(`closed.mark.${mark}.button`)}
      label={t(`closed.mark.${mark}.day`)}
      hint={t(`closed.mark.${mark}.hint`)}
      done={t(`closed.mark.${mark}.done`, { month })}
      note={(on) => call(markClosing, { params: { versionId: closing.id }, body: { mark, on } })}
      refresh={useRefreshClosings()}
      onClose={onClose}
    />
  );
}
