import type { OutdatedBy } from '@paga/contract/payroll';
import { Alert, Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../period/use-period.ts';
import { useCalculate } from './use-salary-month.ts';

type OutdatedProps = {
  by: OutdatedBy;
  period: Period;
  /** False where the bar above has the button: two of a name would be two things. */
  hasButton?: boolean;
};

/** Says of an open month that it would come out otherwise today, and why; nothing is calculated behind anybody's back. */
export function Outdated({ by, period, hasButton = true }: OutdatedProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { calculating, calculate, question } = useCalculate(period);
  const mayCalculate = useMayCall('generateSalaries');
  const again = (
    <Button icon="refresh" loading={calculating} onClick={calculate}>
      {t('calculations.again')}
    </Button>
  );
  return (
    <>
      <Alert
        tone="danger"
        title={t(`calculations.outdated.${by}.title`)}
        action={hasButton && mayCalculate && again}
      >
        {t(`calculations.outdated.${by}.text`)}
      </Alert>
      {question}
    </>
  );
}
