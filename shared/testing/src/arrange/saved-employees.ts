import { insertEmployees } from '@paga/mock-api/employees/record/insert-employees';
import type { TestServer } from '#server/server.ts';
import { type EmployeeFacts, someEmployees } from './employees.ts';

/** Saves employees straight into a company's tables, without a call, and returns their ids in order. */
export function savedEmployees(
  server: Pick<TestServer, 'inCompany'>,
  company: { id: number },
  ...people: readonly EmployeeFacts[]
): Promise<number[]> {
  const rows = someEmployees(company, people).map(({ userId, ...person }) => person);
  return server.inCompany(company.id, (tx) =>
    insertEmployees({ tx, companyId: company.id, today: '2026-10-15' }, rows),
  );
}
