import type { Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { Avatar, formatDate, RelativeTime, Row, Tag, todayInKosovo } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const TONE = {
  [EmployeeStatus.active]: 'success',
  [EmployeeStatus.inactive]: 'neutral',
  [EmployeeStatus.processing]: 'info',
} as const;

/** The last day of who is leaving and still works. */
const dayToCome = ({ employeeStatus, expirationContract }: Employee) =>
  employeeStatus === EmployeeStatus.inactive &&
  expirationContract !== null &&
  expirationContract >= todayInKosovo() &&
  expirationContract;

/** Photo, name and status. */
export function ProfileTitle({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const { employeeStatus, draftStatus, photo } = employee;
  const name = fullName(employee);
  const leavesOn = dayToCome(employee);
  return (
    <Row as="span" gap={[4, 12]}>
      <Avatar name={name} src={photo} size={48} />
      <span data-title="">{name}</span>
      {draftStatus === DraftStatus.draft ? (
        <Tag tone="warning">{t('employees.draft')}</Tag>
      ) : leavesOn ? (
        <Tag tone="warning">{t('leaving.tag', { date: formatDate(leavesOn) })}</Tag>
      ) : (
        <Tag tone={TONE[employeeStatus]}>{t(`employee.option.employeeStatus.${employeeStatus}`)}</Tag>
      )}
    </Row>
  );
}

/** Who saved last. */
export function ProfileHint({ employee: { updatedAt, updatedBy } }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  if (!updatedAt) return null;
  return (
    <>
      {t('employee.updatedBy', { name: updatedBy ?? t('employee.history.nobody') })}{' '}
      <RelativeTime value={updatedAt} />
    </>
  );
}
