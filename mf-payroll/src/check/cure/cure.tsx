import type { Finding } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import type { Period } from '#month/period/use-period.ts';
import { cureOf } from './cure-of.ts';
import { IdentifierModal } from './identifier.modal.tsx';
import { RowCure } from './row-cure.tsx';

type CureProps = { finding: Finding; period: Period; onClose: () => void };

/** The window over the check in which a finding is cured. Nothing for one that is cured elsewhere. */
export function Cure({ finding, period, onClose }: CureProps): ReactElement | null {
  const here = cureOf(finding);
  if (!here) return null;
  return 'window' in here ? (
    <RowCure finding={finding} window={here.window} period={period} onClose={onClose} />
  ) : (
    <IdentifierModal finding={finding} {...here} onClose={onClose} />
  );
}
