import { groupedBy } from '@paga/payroll';

/** Rows grouped by their employee, in their order. */
export const byEmployee = <Row extends { employeeId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupedBy(rows, ({ employeeId }) => employeeId);
