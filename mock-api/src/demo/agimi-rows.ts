import { readFile } from 'node:fs/promises';
import type { CivilDate } from '@paga/contract/shapes';
import { upwards } from '#core/place.ts';
import { parseWorkbook, type ReadRow } from '#employees/public.ts';

/** Agimi's 120 employees, from a workbook by the reader of the importer that people use. */
export async function agimiRows(today: CivilDate): Promise<ReadRow[]> {
  const workbook = await readFile(upwards(import.meta.dirname, 'src/demo/agimi-120.xlsx'));
  const { rows, problems } = await parseWorkbook(workbook, { today });
  const wrong = problems.find(({ severity }) => severity === 'error') ?? rows.find((row) => !row.isValid);
  if (wrong) throw new Error(`the demo's workbook cannot be imported: ${JSON.stringify(wrong)}`);
  return rows;
}
