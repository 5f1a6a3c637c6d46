import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { Alert, formatDate, SkeletonCard } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Unread } from '#month/frame/unread.tsx';
import { useClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';
import './closed.css';

/** The newest closing with a mark: what was paid or declared with an earlier one still stands at the bank or at the tax administration. */
const marked = (versions: readonly ClosedVersion[], mark: ClosingMark) =>
  versions.find((one) => one[mark])?.[mark];

/** What opening a closed month again brings with it: what was declared, paid and mailed, each with what is then to be done. Nothing is said before it is known. */
export function WhatFollows({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const closings = useClosings(period);
  if (closings.isLoadingError)
    return <Unread title={t('closed.follows.unread')} onRetry={closings.refetch} />;
  if (!closings.data) return <SkeletonCard lines={4} />;
  const { versions, done } = closings.data;
  const consequenceOf = (mark: ClosingMark) => {
    const one = marked(versions, mark);
    return one
      ? t(`closed.follows.${mark}`, { day: formatDate(one.on), name: one.by ?? t('closed.somebody') })
      : undefined;
  };
  const [declared, paid] = [consequenceOf('declared'), consequenceOf('paid')];
  const something = declared !== undefined || paid !== undefined || done.mailed + done.tasks.length > 0;
  if (!something)
    return (
      <Alert tone="info" title={t('closed.follows.nothing')}>
        {t('closed.follows.kept')}
      </Alert>
    );
  return (
    <Alert tone="warning" title={t('closed.follows.title')}>
      <ul className="closed-follows">
        <li>{declared ?? t('closed.follows.notDeclared')}</li>
        <li>{paid ?? t('closed.follows.notPaid')}</li>
        <li>
          {done.mailed > 0
            ? t('closed.follows.mailed', { count: done.mailed })
            : t('closed.follows.notMailed')}
        </li>
        {done.tasks.length > 0 && (
          <li>
            {t('closed.follows.again')}
            <ul className="closed-follows">
              {done.tasks.map(({ task, on, by }) => (
                <li key={task}>
                  {t('closed.follows.task', {
                    what: t(`filing.corrections.task.${task}`),
                    day: formatDate(on),
                    name: by ?? t('closed.somebody'),
                  })}
                </li>
              ))}
            </ul>
          </li>
        )}
        <li>{t('closed.follows.kept')}</li>
      </ul>
    </Alert>
  );
}
