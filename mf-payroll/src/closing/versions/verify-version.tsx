import { call } from '@paga/client';
import { type ClosedVersion, verifyPeriod } from '@paga/contract/payroll';
import { Alert, Button } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { VerifyAnswer } from './verify-answer.tsx';

/** Verifying one earlier closing by itself. */
export function VerifyVersion({ period, version }: { period: Period; version: ClosedVersion }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const verify = useMutation({
    mutationFn: () =>
      call(verifyPeriod, { query: { ...period, userId: company.id, version: version.number } }),
    meta: { silent: true },
  });
  return (
    <>
      <Button icon="check" loading={verify.isPending} onClick={() => verify.mutate()}>
        {t('closed.verify')}
      </Button>
      {verify.data && <VerifyAnswer verification={verify.data} />}
      {verify.isError && <Alert tone="danger" title={errorText(verify.error)} />}
    </>
  );
}
