import { isApiError } from '@paga/client';
import type { WhatIf } from '@paga/contract/payroll';
import { useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSalaryCode } from '#edits/code/use-salary-code.ts';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import type { TriedRow } from '../tried/tried-month.ts';
import { useWhatIfCalls } from '../tried/use-what-ifs.ts';

/** Carries a sandbox over as it was seen, with the closing code, and leads to the month. What others changed meanwhile is read anew. */
export function useCarryOver(whatIf: WhatIf, period: Period, meant: readonly TriedRow[]) {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const navigate = useNavigate();
  const code = useSalaryCode();
  const { carryOver, rereadAll } = useWhatIfCalls(period);
  const seen = meant.map(({ id, real }) => ({ salaryId: id, version: real.version }));
  const carry = async (): Promise<void> => {
    if (!(await code.mayWrite())) return;
    try {
      const body = { tenantId: company.id, version: whatIf.version, rows: seen };
      const { terms, inputs } = await carryOver.mutateAsync({ params: { id: whatIf.id }, body });
      code.prolong();
      const done = [
        terms > 0 && t('whatIf.carry.doneTerms', { count: terms }),
        inputs > 0 && t('whatIf.carry.doneInputs', { count: inputs }),
      ];
      toast.success(t('whatIf.carry.done', { name: whatIf.name, what: done.filter(Boolean).join(', ') }));
      await rereadAll();
      navigate(placeOf('calculations', period));
    } catch (error) {
      if (isApiError(error, 'EDIT_NOT_GRANTED')) {
        code.forget();
        return carry();
      }
      await rereadAll();
    }
  };
  const refused = isApiError(carryOver.error, 'EDIT_NOT_GRANTED') ? null : carryOver.error;
  return { carry, code, pending: carryOver.isPending, error: refused };
}
