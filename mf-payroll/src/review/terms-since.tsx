import { query } from '@paga/client';
import { getEmployeeHistory, type TermsEntry, type TermsFieldChange } from '@paga/contract/employees';
import { DateText, ErrorState, SkeletonCard } from '@paga/kit';
import { monthEnd, monthStart } from '@paga/payroll';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { monthBefore, type Period } from '#month/period/use-period.ts';
import { termsField, termText } from './term-text.ts';

/** Entries that hold from a day of the two months on. */
function ofTheMonths(entries: readonly TermsEntry[], period: Period): TermsEntry[] {
  const earlier = monthBefore(period);
  const [from, to] = [monthStart(earlier.year, earlier.month), monthEnd(period.year, period.month)];
  return entries.filter(({ validFrom, isDated }) => isDated && validFrom >= from && validFrom <= to);
}

function Change({ change }: { change: TermsFieldChange }): ReactElement {
  const { t } = useTranslation('payroll');
  const { field, old } = change;
  return (
    <li>
      {t(`review.field.${termsField(field)}`)}: {old === null ? '' : <s>{termText(field, old, t)}</s>}{' '}
      <strong>{termText(field, change.new, t)}</strong>
    </li>
  );
}

function Entry({ entry }: { entry: TermsEntry }): ReactElement {
  const { t } = useTranslation('payroll');
  const words = {
    t,
    components: { from: <DateText value={entry.validFrom} />, at: <DateText value={entry.changedAt} /> },
  };
  return (
    <li className="review-terms">
      {entry.changedBy ? (
        <Trans {...words} i18nKey="review.terms.by" values={{ name: entry.changedBy }} />
      ) : (
        <Trans {...words} i18nKey="review.terms.since" />
      )}
      <ul>
        {entry.changes.map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </ul>
    </li>
  );
}

/** What changed about an employee's terms in the two months, since when and by whom. */
export function TermsSince({ employeeId, period }: { employeeId: number; period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const history = useQuery({
    ...query(getEmployeeHistory, { query: { employeeId } }),
    meta: { silent: true },
  });
  const entries = ofTheMonths(history.data ?? [], period);
  return (
    <section>
      <h2 className="review-heading">{t('review.terms.title')}</h2>
      {history.isPending && <SkeletonCard lines={3} />}
      {history.isError && <ErrorState onRetry={() => history.refetch()} />}
      {history.data && entries.length === 0 && <p className="paga-hint">{t('review.terms.none')}</p>}
      <ul className="review-entries paga-list">
        {entries.map((entry) => (
          <Entry key={entry.validFrom} entry={entry} />
        ))}
      </ul>
      <Link to={`/employees/${employeeId}?tab=history`}>{t('review.terms.all')}</Link>
    </section>
  );
}
