import type { Finding } from '@paga/contract/payroll';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeOfFix } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { cureOf } from './cure-of.ts';
import { IdentifierModal } from './identifier.modal.tsx';
import { RowCure } from './row-cure.tsx';

/** Cures a finding: over the check where that is possible, else at the place that it leads to. `cure` is to be drawn. */
export function useCure(
  period: Period,
  closed: boolean,
): { mend: (finding: Finding) => void; cure: ReactElement | null } {
  const navigate = useNavigate();
  const mayCorrect = useMayCall('correctEmployee');
  const mayEdit = useMayCall('updateSalaries');
  const [finding, setFinding] = useState<Finding>();
  const hereOf = (one: Finding) => {
    const here = closed ? null : cureOf(one);
    return here && ('window' in here ? mayEdit : mayCorrect) ? here : null;
  };
  const mend = (one: Finding) => {
    if (hereOf(one)) setFinding(one);
    else navigate(placeOfFix(one, period));
  };
  const here = finding && hereOf(finding);
  if (!finding || !here) return { mend, cure: null };
  const close = () => setFinding(undefined);
  return {
    mend,
    cure:
      'window' in here ? (
        <RowCure finding={finding} window={here.window} period={period} onClose={close} />
      ) : (
        <IdentifierModal finding={finding} {...here} onClose={close} />
      ),
  };
}
