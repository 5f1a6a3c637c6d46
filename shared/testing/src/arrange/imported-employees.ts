import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseWorkbook } from '@paga/mock-api/employees/import/read/parse-workbook';
import { saveImported } from '@paga/mock-api/employees/import/save-imported';
import type { TestServer } from '#server/server.ts';

/** The workbooks of the repository: 120 and 1,000 made-up employees. */
export type SampleWorkbook = 'src/demo/agimi-120.xlsx' | 'fixtures/drini-1000.xlsx';

/** Saves everybody of a sample workbook straight into a company's tables, as the importer does, and answers with their ids. */
export async function importedEmployees(
  server: Pick<TestServer, 'inCompany'>,
  company: { id: number },
  workbook: SampleWorkbook,
): Promise<number[]> {
  const bytes = await readFile(path.join(import.meta.dirname, '../../../../mock-api', workbook));
  const { rows } = await parseWorkbook(bytes, { today: '2026-10-15' });
  return server.inCompany(company.id, (tx) =>
    saveImported({ tx, companyId: company.id, today: '2026-10-15' }, rows),
  );
}
