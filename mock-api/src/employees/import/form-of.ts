import {
  EMPLOYEE_FIELDS,
  type Employee,
  type EmployeeFieldName,
  type ImportValues,
  type NewEmployee,
  sectorsOfClass,
  splitFullName,
  WORKBOOK_FIELDS,
} from '@paga/contract/employees';

/** A saved employee as the form that saves it again. */
export function formOf(saved: Employee): NewEmployee {
  const said = EMPLOYEE_FIELDS.map((field) => [field, saved[field]] as const);
  const form = Object.fromEntries<unknown>(said) as Pick<Employee, EmployeeFieldName>;
  // Files that the employee has already are not taken again.
  return { ...form, attachmentIds: [] };
}

/** The form with the values of an import row; a column that the row leaves out stays as it is. */
export function withValues(form: NewEmployee, values: ImportValues): NewEmployee {
  const { name, class: sector, contractDate } = values;
  const [firstName, lastName] = name === undefined ? [form.firstName, form.lastName] : splitFullName(name);
  const said = WORKBOOK_FIELDS.flatMap(({ field, column }) =>
    column === 'idNumber' ? [] : [[field, values[column] ?? form[field]]],
  );
  return {
    ...form,
    ...(Object.fromEntries(said) as Partial<NewEmployee>),
    firstName,
    lastName,
    jobStarted: form.jobStarted ?? contractDate,
    sectors: sector === undefined ? form.sectors : sectorsOfClass(sector),
  };
}
