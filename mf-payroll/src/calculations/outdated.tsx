import type { OutdatedBy } from '@paga/contract/payroll';
import { Alert } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says of an open month that it would come out otherwise today, and why; nothing is calculated behind anybody's back. */
export function Outdated({ by }: { by: OutdatedBy }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Alert tone="warning" title={t(`calculations.outdated.${by}.title`)}>
      {t(`calculations.outdated.${by}.text`)}
    </Alert>
  );
}
