// All that other areas may import of this one: reads and commands, no tables.

export { EDI_COLUMNS } from './edi/read/edi-columns.ts';
export { formOf } from './import/form-of.ts';
export { parseWorkbook } from './import/read/parse-workbook.ts';
export type { ReadRow } from './import/read/read-row.ts';
export { saveImported } from './import/save-imported.ts';
export { endsOfEmployment, type StoredEnd } from './leaving/ends-of-employment.ts';
export {
  type LastSalary,
  type LastSalaryAsked,
  lastSalaries,
  leaveAtEnd,
} from './leaving/ports.ts';
export { nextBirthday } from './list/get-upcoming-birthdays.ts';
export { type RecordPatch, recordRequest } from './own-data/record-request.ts';
export { prolongationsOf, type StoredProlongation } from './prolong/prolongations-of.ts';
export { type RaisedAsked, type RaisedFigures, raisedMonths } from './raise/ports.ts';
export { raisesOf, type StoredRaise } from './raise/raises-of.ts';
export { checkedEmployee } from './record/check-employee.ts';
export { withoutComputed } from './record/create-employee.ts';
export { editOf, monthsOfEdit } from './record/edit-of.ts';
export { insertEmployees } from './record/insert-employees.ts';
export { linesOfMonth } from './recurring/lines-of-month.ts';
export { payOfForm } from './shares/form-pay.ts';
export { grossOfLines, isOverShared, projectPay } from './shares/project-pay.ts';
export { employeesStored } from './stored.ts';
