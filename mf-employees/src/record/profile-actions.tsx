import type { Employee } from '@paga/contract/employees';
import { DraftStatus } from '@paga/contract/shapes';
import { Button, Dropdown } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  const mayAdd = useMayCall('addContract') && mayReturn(employee);
  return (
    <>
      {mayAdd && (
        <Button icon="briefcase" onClick={onReturn}>
          {t('employee.contract.add')}
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
