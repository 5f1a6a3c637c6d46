import { type EmployeeFieldName, employeeFields, factsOf } from '@paga/contract/employees';

type Kind = ReturnType<typeof factsOf>['kind'];
// Values beside the fields of the record, which the form or the server derives from them.
const DERIVED: Partial<Record<string, Kind>> = {
  contractTerm: 'option',
  validFrom: 'date',
  nettoSalary: 'amount',
  unchangableBrutto: 'amount',
  healthInsuranceValue: 'amount',
  tax: 'amount',
  contribution: 'amount',
};
const isField = (field: string): field is EmployeeFieldName => field in employeeFields;
/** How a field's value is shown; undefined of one that this version does not know. */
export const kindOf = (field: string): Kind | undefined =>
  DERIVED[field] ?? (isField(field) ? factsOf(field).kind : undefined);
