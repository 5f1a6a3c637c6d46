import { type EmployeeFieldName, usualValues, WORKBOOK_FIELDS } from './every-field.ts';
import type { ImportRow } from './import-row.ts';
import type { CreateEmployee } from './save-employee.ts';

/** An employee to be saved: the create payload without the company and without what the server computes. */
export type NewEmployee = Pick<CreateEmployee, EmployeeFieldName>;

/**
 * A valid import row as the employee to create: active, no draft, fixed salary (specification 1 §4). The screen saves rows with it one by one, the
 * demo all at once.
 */
export function employeeOfRow(
  row: Omit<ImportRow, 'netSalary' | 'tax' | 'contribution' | 'match'>,
): NewEmployee {
  const usual = usualValues();
  const said = WORKBOOK_FIELDS.map(({ field, column }) => [field, row[column] ?? usual[field]]);
  return {
    ...usual,
    ...(Object.fromEntries(said) as Partial<NewEmployee>),
    firstName: row.firstName,
    lastName: row.lastName,
    jobStarted: row.contractDate,
    sectors: row.sectors,
  };
}
