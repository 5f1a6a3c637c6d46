import { query } from '@paga/client';
import { type CompanySecurity, getCompanySecurity } from '@paga/contract/company/security';
import { Card, DetailList, ErrorState, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText, useFormStart, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SecurityForm } from './security.form.tsx';

/** How the company guards the sign-in of its people: two-factor sign-in for everybody, least length of new passwords, confirmation, passkeys. */
export function SecurityCard(): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const errorText = useErrorText();
  const mayEdit = useMayCall('updateCompanySecurity');
  const security = useQuery({
    ...query(getCompanySecurity, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  const started = useFormStart(security);
  return (
    <Card title={t('ownCompany.security.title')}>
      {!started && <SkeletonCard lines={3} />}
      {security.isError && <ErrorState detail={errorText(security.error)} onRetry={security.refetch} />}
      {started &&
        security.isSuccess &&
        (mayEdit ? (
          <SecurityForm key={company.id} security={security.data} />
        ) : (
          <InForce security={security.data} />
        ))}
    </Card>
  );
}

/** As it stands, for who may not change it. */
function InForce({ security }: { security: CompanySecurity }): ReactElement {
  const { t } = useTranslation('admin');
  const items = [
    {
      key: 'twoFactor',
      label: t('ownCompany.security.twoFactor'),
      value: t(security.twoFactor ? 'ownCompany.security.on' : 'ownCompany.security.off'),
    },
    {
      key: 'passwordMinLength',
      label: t('ownCompany.security.passwordMinLength'),
      value: security.passwordMinLength,
    },
    {
      key: 'stepUp',
      label: t('ownCompany.security.stepUp'),
      value: t(security.stepUp ? 'ownCompany.security.stepUpOn' : 'ownCompany.security.stepUpOff'),
    },
    {
      key: 'passkey',
      label: t('ownCompany.security.passkey'),
      value: t(security.passkey ? 'ownCompany.security.passkeyOn' : 'ownCompany.security.passkeyOff'),
    },
  ];
  return <DetailList columns={2} items={items} />;
}
