import type { Verification } from '@paga/contract/payroll';
import { Alert } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthDifferences, RowDifferences } from './differences.tsx';

/** What verifying found: "120 of 120 identical", or whose value differs, and what of the whole month. */
export function VerifyAnswer({ verification }: { verification: Verification }): ReactElement {
  const { t } = useTranslation('payroll');
  const { total, identical, hashHolds, differences, ofMonth, version } = verification;
  const sound = identical === total && hashHolds && differences.length === 0 && ofMonth.length === 0;
  return (
    <Alert tone={sound ? 'success' : 'danger'} title={t('closed.identical', { identical, total })}>
      {t(hashHolds ? 'closed.hashHolds' : 'closed.hashBroken')}{' '}
      {version.reopenedAt !== null && t('closed.kept')}
      {ofMonth.length > 0 && <MonthDifferences differences={ofMonth} />}
      {differences.length > 0 && <RowDifferences differences={differences} />}
    </Alert>
  );
}
