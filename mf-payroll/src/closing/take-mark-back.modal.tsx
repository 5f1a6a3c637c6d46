import { query } from '@paga/client';
import { getMonthTasks } from '@paga/contract/filing';
import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';
import { TakeTaskBackModal } from './take-task-back.modal.tsx';
import { MarkText } from './versions/mark-text.tsx';

type TakeMarkBackModalProps = {
  period: Period;
  closing: ClosedVersion;
  mark: ClosingMark;
  onClose: () => void;
};

/** Takes a mark of a closing back, saying whose it is; once it is known whether a confirmation is kept with it. */
export function TakeMarkBackModal({
  period,
  closing,
  mark,
  onClose,
}: TakeMarkBackModalProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const refresh = useRefreshClosings();
  const tasks = useQuery({
    ...query(getMonthTasks, { query: { ...period, tenantId } }),
    meta: { silent: true },
  });
  if (tasks.isPending) return null;
  const name = mark === 'paid' ? 'bankLists' : 'declaration';
  const confirmation = tasks.data?.tasks.find(({ task }) => task === name)?.confirmation ?? null;
  return (
    <TakeTaskBackModal
      title={t(`closed.mark.${mark}.takeBack`)}
      closing={closing}
      task={{ task: name, confirmation }}
      refresh={refresh}
      onClose={onClose}
    >
      <p>
        <MarkText closing={closing} mark={mark} />
      </p>
    </TakeTaskBackModal>
  );
}
