import { isApiError, mutation, query } from '@paga/client';
import { closePeriod, getSalaryChecks, reopenPeriod, type SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button, CodePrompt, monthInText, useKit, useToast } from '@paga/kit';
import { useCompany, useErrorText, useForgetMonth, useMayCall } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';
import { focusNextStep } from '#month/frame/focus-next-step.ts';
import type { Period } from '#month/period/use-period.ts';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import { useSignOff, waitsForSignOff } from '#month/use-sign-off.ts';
import { NotCheckedModal, type Standing } from './not-checked.modal.tsx';
import { WhatFollows } from './what-follows.tsx';
import { WhatIsClosed } from './what-is-closed.tsx';

type Turn = 'close' | 'reopen';

/** Refusals that say that the month, or what is found of it, is not what the screen shows. */
const OTHERWISE = [
  'MONTH_OUTDATED',
  'SALARY_HAS_ERRORS',
  'WARNINGS_OPEN',
  'SIGN_OFF_MISSING',
  'NO_SALARIES',
  'PERIOD_CLOSED',
  'PERIOD_OPEN',
] as const;
/** Somebody was faster: there is nothing left to do. */
const DONE = { close: 'PERIOD_CLOSED', reopen: 'PERIOD_OPEN' } as const;

type ClosePeriodButtonProps = {
  period: Period;
  name: string;
  totals: SalaryTotalsResult;
  /** Instead of "close" or "reopen" and the month. */
  label?: string;
  /** It is not what comes next: few words for it. */
  isQuiet?: boolean;
  /** Instead of the button: what asks, by its words. */
  trigger?: (asks: { text: string; icon: 'lock' | 'unlock'; ask: () => void }) => ReactElement;
  /** With the press, before anything is asked. */
  onPress?: () => void;
  /** An address with `close=1` asks at once. */
  linked?: boolean;
};

/** Closes an open month, or reopens a closed one; both ask for the company's closing code. */
export function ClosePeriodButton({
  period,
  name,
  totals,
  label,
  isQuiet,
  trigger,
  onPress,
  linked,
}: ClosePeriodButtonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const [asking, setAsking] = useState<Turn>();
  const mayClose = useMayCall('closePeriod');
  const closed = isClosed(totals);
  const standing = useStanding(period, mayClose && !closed && totals.rowCount > 0);
  const saved = useSavedFirst(period, closed);
  const may = mayClose && totals.rowCount > 0;
  const action: Turn = closed ? 'reopen' : 'close';
  const ask = () => {
    onPress?.();
    saved.ask(() => setAsking(action));
  };
  useAskedByLink(linked === true && may && !closed && standing.known, ask);
  if (!may) return null;
  const against = asking === 'close' ? standing.against : undefined;
  const stop = () => setAsking(undefined);
  const text = label ?? t(`calculations.${action}.button`, { month: name });
  const icon = closed ? 'unlock' : 'lock';
  const button = isQuiet ? (
    <Button className="closing-quiet" icon={icon} title={text} aria-label={text} onClick={ask}>
      {label ?? t(`calculations.${action}.button`, { month: monthInText(totals.month, undefined, language) })}
    </Button>
  ) : (
    <Button variant={closed ? 'default' : 'primary'} icon={icon} onClick={ask}>
      {text}
    </Button>
  );
  return (
    <>
      {trigger ? trigger({ text, icon, ask }) : button}
      {saved.question}
      {against && <NotCheckedModal {...against} period={period} name={name} onClose={stop} />}
      {asking && !against && <PeriodCode totals={totals} name={name} action={asking} onDone={stop} />}
    </>
  );
}

/** Asks once for an address with `close=1`, which is then the month's own again. */
function useAskedByLink(ready: boolean, ask: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = ready && search.has('close');
  useEffect(() => {
    if (!isAsked) return;
    search.delete('close');
    setSearch(search, { replace: true });
    ask();
  });
}

/** What the check still finds: `against` closing when something does. While it is not known nothing is: the server refuses by itself. */
function useStanding(period: Period, enabled: boolean): { known: boolean; against?: Standing } {
  const company = useCompany();
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { ...period, userId: company.id } }),
    enabled,
    meta: { silent: true },
  });
  const signOff = useSignOff(period, enabled);
  if (!enabled || !checks.data) return { known: checks.isError };
  const { errorCount, openCount, outdatedBy } = checks.data;
  const unsigned = waitsForSignOff(signOff.data);
  if (errorCount + openCount === 0 && !unsigned) return { known: true };
  const errors = errorCount - (outdatedBy ? 1 : 0);
  const found = checks.data.findings.filter(({ level, accepted }) => level !== 'hint' && !accepted);
  return { known: true, against: { errors, warnings: openCount, found, outdatedBy, unsigned } };
}

type PeriodCodeProps = { totals: SalaryTotalsResult; name: string; action: Turn; onDone: () => void };

function PeriodCode({ totals, name, action, onDone }: PeriodCodeProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const refresh = useRefreshSalaries();
  const forgetMonth = useForgetMonth();
  const { month, year } = totals;
  const toast = useToast();
  const errorText = useErrorText();
  const turn = useMutation({
    ...mutation(action === 'close' ? closePeriod : reopenPeriod),
    // What has changed since this window was opened is read again, and shown in its place.
    onError: async (error) => {
      if (!OTHERWISE.some((code) => isApiError(error, code))) return;
      await refresh();
      if (!isApiError(error, DONE[action])) return;
      toast.warning(t(`calculations.${action}.already`, { month: name }));
      onDone();
    },
    meta: { silent: true },
  });
  const submit = async (code: string) => {
    await turn.mutateAsync({ body: { tenantId: company.id, month, year, code } });
    if (action === 'close') forgetMonth({ month, year });
    toast.success(t(`calculations.${action}.done`, { month: name }));
    onDone();
    await refresh();
    if (action === 'close') focusNextStep();
  };
  // Specification 2 §8: a wrong code has its own text, only closing says when to try again, reopening stays general.
  const problem = () => {
    if (!turn.error) return undefined;
    if (isApiError(turn.error, 'CLOSING_CODE_WRONG')) return t('calculations.wrongCode');
    return errorText(
      action === 'reopen' && isApiError(turn.error, 'CLOSING_CODE_LOCKED') ? null : turn.error,
    );
  };
  return (
    <CodePrompt
      open
      title={t(`calculations.${action}.title`, { month: name })}
      submitText={t(`calculations.${action}.button`, { month: name })}
      error={problem()}
      loading={turn.isPending}
      width={560}
      danger={action === 'reopen'}
      onSubmit={(code) => submit(code).catch(() => undefined)}
      onClose={onDone}
    >
      {action === 'close' && <WhatIsClosed totals={totals} />}
      <p>{t(`calculations.${action}.explain`)}</p>
      {action === 'reopen' && <WhatFollows period={{ month, year }} />}
    </CodePrompt>
  );
}
