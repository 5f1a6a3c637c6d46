import { Button, EmptyState } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#month/steps/use-month-steps.ts';

/** Which findings are shown: those that stand, or those that were let stand. */
export type Show = 'standing' | 'accepted';

type NothingFoundProps = { show: Show; period: Period; outdated: boolean };

/** Nothing stands: leads on to the review. */
export function NothingFound({ show, period, outdated }: NothingFoundProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const goOn = useGoOn(period);
  const toReview = () => {
    goOn();
    navigate(placeOf('review', period));
  };
  if (show === 'accepted') return <EmptyState title={t('check.noneAccepted')} />;
  if (outdated) return <EmptyState title={t('check.onlyOutdated')} />;
  return (
    <EmptyState
      title={t('check.clean')}
      hint={t('check.cleanHint')}
      action={
        <Button variant="primary" onClick={toReview}>
          {t('check.toReview')}
        </Button>
      }
    />
  );
}
