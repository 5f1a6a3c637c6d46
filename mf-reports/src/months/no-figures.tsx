import { Button, EmptyState, monthInText, monthTitle, useKit } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '#address/use-address.ts';
import type { MonthOfYear } from '#address/use-month.ts';
import { useLastCalculated } from './use-last-calculated.ts';

/** A month without figures, and the way to the newest one that has some. */
export function NoFigures({ month }: { month: MonthOfYear }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const named = monthTitle(month.month, month.year, language);
  return (
    <EmptyState
      title={t('frame.noInformation')}
      hint={t('months.notCalculated', { month: named })}
      action={<ToLastCalculated shown={month} />}
    />
  );
}

/** A year without figures, and the way to the newest one that has some. */
export function NoFiguresOfYear({ year }: { year: number }): ReactElement {
  const { t } = useTranslation('reports');
  const [, change] = useAddress();
  const last = useLastCalculated();
  const action = last && last.year !== year && (
    <Button onClick={() => change({ year: last.year })}>{t('months.show', { month: last.year })}</Button>
  );
  return <EmptyState title={t('frame.noInformation')} action={action} />;
}

/** Goes to the newest month with figures; nothing where that is shown already. */
export function ToLastCalculated({ shown }: { shown: MonthOfYear }): ReactNode {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const [, change] = useAddress();
  const last = useLastCalculated();
  if (!last || (last.month === shown.month && last.year === shown.year)) return null;
  const month = monthInText(last.month, last.year, language);
  return (
    <Button variant="primary" onClick={() => change(last)}>
      {t('months.show', { month })}
    </Button>
  );
}
