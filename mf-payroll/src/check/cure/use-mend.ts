import type { Finding } from '@paga/contract/payroll';
import { useMayCall } from '@paga/platform';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeOfFix } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { cureOf } from './cure-of.ts';

/** Cures a finding: over the check (`onCure`) where that is possible and allowed, else at the place that it leads to. */
export function useMend(
  { month, year }: Period,
  closed: boolean,
  onCure: (finding: Finding) => void,
): (finding: Finding) => void {
  const navigate = useNavigate();
  const mayCorrect = useMayCall('correctEmployee');
  const mayEdit = useMayCall('updateSalaries');
  return useCallback(
    (finding: Finding) => {
      const here = closed ? null : cureOf(finding);
      const allowed = here && ('window' in here ? mayEdit : mayCorrect);
      if (allowed) onCure(finding);
      else navigate(placeOfFix(finding, { month, year }));
    },
    [navigate, closed, mayCorrect, mayEdit, month, year, onCure],
  );
}
