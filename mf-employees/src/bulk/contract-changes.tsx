import { PROLONGED_AT_ONCE, RAISED_AT_ONCE } from '@paga/contract/employees';
import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** What changes the contracts of the chosen: a raise, and another term. */
export function ContractChanges({ ids }: { ids: readonly number[] }): ReactNode {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const mayRaise = useMayCall('raisePay') && ids.length <= RAISED_AT_ONCE;
  const mayProlong = useMayCall('prolongContracts') && ids.length <= PROLONGED_AT_ONCE;
  const people = `people=${ids.join(',')}`;
  return (
    <>
      {mayRaise && <Button onClick={() => navigate(`/employees/raise?${people}`)}>{t('raise.open')}</Button>}
      {mayProlong && (
        <Button onClick={() => navigate(`/employees/prolong?${people}`)}>{t('prolong.open')}</Button>
      )}
    </>
  );
}
