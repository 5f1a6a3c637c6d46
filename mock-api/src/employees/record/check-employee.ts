import { EMPLOYEE_FAULTS, type NewEmployee } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { employeeFaults, lackedBy, tidyEmployee } from '@paga/payroll/employee';
import { DomainError } from '#core/domain-error.ts';

/**
 * Checks what a schema cannot, field by field (specification 1 §5), and returns the employee with tidied identifiers and spaces. `edit`: it comes
 * from the dialog, which asks for more than the importer, but not for what the saved person lacked before.
 */
export function checkedEmployee(
  person: NewEmployee,
  today: CivilDate,
  edit: { of: Parameters<typeof lackedBy>[0] } | null = null,
): NewEmployee {
  const tidy = tidyEmployee(person);
  const fields = employeeFaults(tidy, {
    today,
    edit: edit !== null,
    lacks: edit ? lackedBy(edit.of) : [],
  }).map(({ path, code }) => ({
    path,
    code,
    message: EMPLOYEE_FAULTS[code],
  }));
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
  return tidy;
}
