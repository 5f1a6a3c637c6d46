import { formatDateTime } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useSignOff } from '../use-sign-off.ts';

/** That closing waits for a second person's sign-off, or who gave it. Nothing where the company asks for none. */
export function SignOffOfStep({ month }: { month: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { data } = useSignOff(month);
  if (!data?.required) return null;
  const { signed } = data;
  if (!signed?.holds) return <span className="paga-hint">{t('steps.signOff.needed')}</span>;
  const who = { by: signed.by ?? t('steps.somebody'), at: formatDateTime(signed.at) };
  return <span className="paga-hint">{t('steps.signOff.given', who)}</span>;
}
