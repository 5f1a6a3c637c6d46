import type { ContractEnding, Finding } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import type { Period } from '#month/period/use-period.ts';
import { AcceptModal } from './accept.modal.tsx';
import { Cure } from './cure/cure.tsx';
import { FindingModal } from './finding.modal.tsx';
import { WithdrawModal } from './withdraw.modal.tsx';

/** What stands open over the findings: one of them whole, its cure, the acceptance of some, or the withdrawal of one. */
export type FindingWindow =
  | { what: 'finding' | 'cure' | 'withdraw'; finding: Finding }
  | { what: 'accept'; findings: readonly Finding[] };

type FindingWindowsProps = {
  open: FindingWindow;
  period: Period;
  mayAccept: boolean;
  closed: boolean;
  endings: readonly ContractEnding[];
  mend: (finding: Finding) => void;
  onOpen: (next: FindingWindow | undefined) => void;
  onAccepted: () => void;
};

/** The window that stands open over the findings. */
export function FindingWindows({
  open,
  period,
  mayAccept,
  closed,
  endings,
  mend,
  onOpen,
  onAccepted,
}: FindingWindowsProps): ReactElement {
  const close = () => onOpen(undefined);
  if (open.what === 'accept')
    return <AcceptModal findings={open.findings} period={period} onAccepted={onAccepted} onClose={close} />;
  const { finding } = open;
  if (open.what === 'withdraw') return <WithdrawModal finding={finding} period={period} onClose={close} />;
  if (open.what === 'cure') return <Cure finding={finding} period={period} onClose={close} />;
  const isOpen = mayAccept && finding.level !== 'error' && !finding.accepted;
  return (
    <FindingModal
      finding={finding}
      closed={closed}
      period={period}
      ending={endings.find(({ employeeId }) => employeeId === finding.employeeId)}
      onMend={() => mend(finding)}
      onAccept={isOpen ? () => onOpen({ what: 'accept', findings: [finding] }) : undefined}
      onClose={close}
    />
  );
}
