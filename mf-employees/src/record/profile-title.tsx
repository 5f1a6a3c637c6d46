import type { Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { Avatar, DateText, RelativeTime, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const TONE = {
  [EmployeeStatus.active]: 'success',
  [EmployeeStatus.inactive]: 'neutral',
  [EmployeeStatus.processing]: 'info',
} as const;

/** Photo, name and status. */
export function ProfileTitle({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const { employeeStatus, draftStatus, photo } = employee;
  const name = fullName(employee);
  return (
    <span className="employee-title">
      <Avatar name={name} src={photo} size={48} />
      <span>{name}</span>
      {draftStatus === DraftStatus.draft ? (
        <Tag tone="warning">{t('employees.draft')}</Tag>
      ) : (
        <Tag tone={TONE[employeeStatus]}>{t(`employee.option.employeeStatus.${employeeStatus}`)}</Tag>
      )}
    </span>
  );
}

/** Occupation, the end of the contract, who saved last. */
export function ProfileHint({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const { occupation, expirationContract, updatedAt, updatedBy } = employee;
  return (
    <span className="employee-hint">
      {occupation && <span>{occupation}</span>}
      <span>
        {expirationContract ? (
          <>
            {t('employee.contractUntil')} <DateText value={expirationContract} />
          </>
        ) : (
          t('employee.noContractEnd')
        )}
      </span>
      {updatedAt && (
        <span>
          {t('employee.updatedBy', { name: updatedBy ?? t('employee.history.nobody') })}{' '}
          <RelativeTime value={updatedAt} />
        </span>
      )}
    </span>
  );
}
