import type { Employee } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { Button } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FormActionsProps = {
  employee: Employee | null;
  isBusy: boolean;
  /** How many fields are at fault, and the way to the first of them. */
  faults: number;
  onFault: () => void;
  onSave: (draftStatus: DraftStatus) => void;
  onCancel: () => void;
};

/** Specification 1 §4: somebody who is already listed under All does not become a draft again. */
const mayBeDraft = (employee: Employee | null): boolean =>
  !employee ||
  employee.draftStatus === DraftStatus.draft ||
  employee.employeeStatus !== EmployeeStatus.active;

/** Cancel, save as a draft, save: always in sight below the form. */
export function FormActions({
  employee,
  isBusy,
  faults,
  onFault,
  onSave,
  onCancel,
}: FormActionsProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <div className="employee-actions paga-actions" data-foot="">
      {faults > 0 && (
        <span className="employee-faults">
          <Button variant="link" onClick={onFault}>
            {t('employee.faults', { count: faults })}
          </Button>
        </span>
      )}
      <Button onClick={onCancel} disabled={isBusy}>
        {t('employee.cancel')}
      </Button>
      {mayBeDraft(employee) && (
        <Button loading={isBusy} onClick={() => onSave(DraftStatus.draft)}>
          {t('employee.saveDraft')}
        </Button>
      )}
      <Button variant="primary" loading={isBusy} onClick={() => onSave(DraftStatus.undrafted)}>
        {t(employee ? 'employee.save' : 'employee.create')}
      </Button>
    </div>
  );
}
