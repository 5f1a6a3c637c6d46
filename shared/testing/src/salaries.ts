import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSalaries, type SalaryRow } from '@paga/contract/payroll';
import { parseWorkbook } from '@paga/mock-api/employees/import/parse-workbook';
import { saveImported } from '@paga/mock-api/employees/save-imported';
import type { TestCompany, TestServer } from './server.ts';

/** The workbooks of the repository: 120 and 1,000 made-up employees. */
export type SampleWorkbook = 'src/demo/agimi-120.xlsx' | 'fixtures/drini-1000.xlsx';

/** Saves everybody of a sample workbook in a company, as the importer does, and answers with their ids. */
export async function importedEmployees(
  server: Pick<TestServer, 'inCompany'>,
  company: Pick<TestCompany, 'id'>,
  workbook: SampleWorkbook,
): Promise<number[]> {
  const bytes = await readFile(path.join(import.meta.dirname, '../../../mock-api', workbook));
  const { rows } = await parseWorkbook(bytes, { today: '2026-10-15' });
  return server.inCompany(company.id, (tx) => saveImported({ tx, companyId: company.id, today: '2026-10-15' }, rows));
}

/** Calculates a month as the company's admin and answers with its rows. */
export async function calculatedMonth(
  server: TestServer,
  company: TestCompany,
  month: { month: number; year: number },
): Promise<SalaryRow[]> {
  const { status, body } = await server.as(company.admin).call(generateSalaries, { query: { ...month, userId: company.id } });
  if (status !== 200) throw new Error(`the month was not calculated: ${status} ${body.code}`);
  return body.salaries;
}
