import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { Dropdown, type MenuItem } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { MarkModal } from './mark.modal.tsx';
import { TakeMarkBackModal } from './take-mark-back.modal.tsx';
import { MARKS } from './versions/mark-text.tsx';

type ClosingMenuProps = {
  period: Period;
  closing: ClosedVersion;
  /** How many closings the month has. */
  count: number;
  verifying: boolean;
  onVerify: () => void;
  onShow: () => void;
};

/** What can be done with the closing that holds: noting that it was paid and declared, verifying it, looking at all closings. */
export function ClosingMenu(props: ClosingMenuProps): ReactElement {
  const { period, closing, count, verifying, onVerify, onShow } = props;
  const { t } = useTranslation('payroll');
  const mayMark = useMayCall('markClosing');
  const mayTakeBack = useMayCall('takeTaskBack');
  const [marking, setMarking] = useState<ClosingMark>();
  const [takingBack, setTakingBack] = useState<ClosingMark>();
  const marks = MARKS.map((mark): MenuItem | false =>
    closing[mark]
      ? mayTakeBack && {
          key: mark,
          label: t(`closed.mark.${mark}.takeBack`),
          onSelect: () => setTakingBack(mark),
        }
      : mayMark && { key: mark, label: t(`closed.mark.${mark}.button`), onSelect: () => setMarking(mark) },
  );
  const items: MenuItem[] = [
    { key: 'versions', icon: 'file', label: t('closed.versions', { total: count }), onSelect: onShow },
    { key: 'verify', icon: 'check', label: t('closed.verify'), onSelect: onVerify },
    ...marks.filter((item) => item !== false).map((item, at) => ({ ...item, separated: at === 0 })),
  ];
  return (
    <>
      <Dropdown label={t('closed.menu')} items={items} loading={verifying} />
      {marking && (
        <MarkModal period={period} closing={closing} mark={marking} onClose={() => setMarking(undefined)} />
      )}
      {takingBack && (
        <TakeMarkBackModal
          {...{ period, closing, mark: takingBack }}
          onClose={() => setTakingBack(undefined)}
        />
      )}
    </>
  );
}
