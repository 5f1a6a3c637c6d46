import type { Employee } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { Button, Dropdown, todayInKosovo } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

type ProfileActionsProps = {
  employee: Employee;
  /** Back from the form: the focus stands where it was opened. */
  wasEdited: boolean;
  onReturn: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** Somebody comes back whose contract has an end, and who is no draft. */
const mayReturn = ({ expirationContract, draftStatus }: Employee) =>
  expirationContract !== null && draftStatus === DraftStatus.undrafted;

/** Whose work goes on: no draft, and no end that has come. */
const mayLeave = ({ expirationContract, draftStatus, employeeStatus }: Employee) =>
  draftStatus === DraftStatus.undrafted &&
  employeeStatus !== EmployeeStatus.inactive &&
  (expirationContract === null || expirationContract >= todayInKosovo());

/** What can be done with a person: a new contract, editing, and behind a menu deleting. */
export function ProfileActions({
  employee,
  wasEdited,
  onReturn,
  onEdit,
  onDelete,
}: ProfileActionsProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayEdit = useMayCall('updateEmployee');
  const mayDelete = useMayCall('deleteEmployee');
  const navigate = useNavigate();
  const mayEnd = useMayCall('endEmployment') && mayLeave(employee);
  const mayRaise = useMayCall('raisePay') && mayLeave(employee);
  const mayAdd = useMayCall('addContract') && mayReturn(employee);
  return (
    <>
      {mayAdd && (
        <Button icon="briefcase" onClick={onReturn}>
          {t('employee.contract.add')}
        </Button>
      )}
      {mayRaise && (
        <Button icon="trend" onClick={() => navigate(`/employees/${employee.id}/raise`)}>
          {t('raise.open')}
        </Button>
      )}
      {mayEnd && (
        <Button icon="logout" onClick={() => navigate(`/employees/${employee.id}/end`)}>
          {t('leaving.open')}
        </Button>
      )}
      {mayEdit && (
        <Button icon="pencil" variant="primary" autoFocus={wasEdited} onClick={onEdit}>
          {t('employee.edit')}
        </Button>
      )}
      {mayDelete && (
        <Dropdown
          icon="more"
          iconOnly
          label={t('employees.more')}
          items={[
            {
              key: 'delete',
              icon: 'trash',
              danger: true,
              label: t('employee.delete.open'),
              onSelect: onDelete,
            },
          ]}
        />
      )}
    </>
  );
}
