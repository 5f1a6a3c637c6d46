import { EMPLOYEE_FAULTS, type NewEmployee } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { employeeFaults, lackedBy, tidyEmployee } from '@paga/payroll/employee';
import { DomainError } from '#core/domain-error.ts';

/**
 * Checks what a schema cannot, field by field (specification 1 §5), and returns the employee with tidied identifiers and spaces. `typed`: by a person, of
 * whom more is asked than of the importer, but not what the saved employee, `typed.into`, lacked before.
 */
export function checkedEmployee(
  person: NewEmployee,
  today: CivilDate,
  typed: { into?: Parameters<typeof lackedBy>[0] } | null,
): NewEmployee {
  const tidy = tidyEmployee(person);
  const fields = employeeFaults(tidy, {
    today,
    edit: typed !== null,
    lacks: typed?.into ? lackedBy(typed.into) : [],
  }).map(({ path, code }) => ({
    path,
    code,
    message: EMPLOYEE_FAULTS[code],
  }));
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
  return tidy;
}
