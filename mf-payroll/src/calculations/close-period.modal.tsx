import { isApiError, mutation } from '@paga/client';
import { closePeriod, reopenPeriod, type SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button, CodePrompt, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from './use-period.ts';
import { useRefreshSalaries } from './use-salary-month.ts';

type ClosePeriodButtonProps = { period: Period; name: string; totals: SalaryTotalsResult };

/** Closes an open month, or reopens a closed one; both ask for the company's closing code. */
export function ClosePeriodButton({ period, name, totals }: ClosePeriodButtonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const [asking, setAsking] = useState(false);
  const mayClose = useMayCall('closePeriod');
  const closed = isClosed(totals);
  if (!mayClose || totals.headCount === 0) return null;
  const action = closed ? 'reopen' : 'close';
  return (
    <>
      <Button variant={closed ? 'default' : 'primary'} icon={closed ? 'unlock' : 'lock'} onClick={() => setAsking(true)}>
        {t(`calculations.${action}.button`, { month: name })}
      </Button>
      {asking && <PeriodCode period={period} name={name} action={action} onDone={() => setAsking(false)} />}
    </>
  );
}

type PeriodCodeProps = { period: Period; name: string; action: 'close' | 'reopen'; onDone: () => void };

function PeriodCode({ period, name, action, onDone }: PeriodCodeProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const refresh = useRefreshSalaries();
  const toast = useToast();
  const errorText = useErrorText();
  const turn = useMutation({ ...mutation(action === 'close' ? closePeriod : reopenPeriod), meta: { silent: true } });
  const submit = async (code: string) => {
    await turn.mutateAsync({ body: { tenantId: company.id, month: period.month, year: period.year, code } });
    toast.success(t(`calculations.${action}.done`, { month: name }));
    onDone();
    await refresh();
  };
  // Specification 2 §8: a wrong code has its own text, only closing says when to try again, reopening stays general.
  const problem = () => {
    if (!turn.error) return undefined;
    if (isApiError(turn.error, 'CLOSING_CODE_WRONG')) return t('calculations.wrongCode');
    return errorText(action === 'reopen' && isApiError(turn.error, 'CLOSING_CODE_LOCKED') ? null : turn.error);
  };
  return (
    <CodePrompt
      open
      title={t(`calculations.${action}.title`, { month: name })}
      submitText={t(`calculations.${action}.button`, { month: name })}
      error={problem()}
      loading={turn.isPending}
      onSubmit={(code) => submit(code).catch(() => undefined)}
      onClose={onDone}
    >
      <p>{t(`calculations.${action}.explain`)}</p>
    </CodePrompt>
  );
}
