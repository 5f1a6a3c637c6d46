import { mangledWorkbook } from '@paga/testing/mangled-workbook';
import { parseWorkbook } from './parse-workbook.ts';

// Every way of mangling once in every run; `PAGA_SOAK=1` reads three hundred workbooks.
const WORKBOOKS = process.env.PAGA_SOAK === '1' ? 300 : 45;
const seeds = Array.from({ length: WORKBOOKS }, (_, seed) => seed);

const parsed = async (seed: number) => {
  const { bytes, ...made } = mangledWorkbook(seed);
  return { ...made, ...(await parseWorkbook(bytes, { today: '2026-10-15' })) };
};

test('a mangled workbook never crashes, and no row is valid with other digits than were written', async () => {
  for (const seed of seeds) {
    const { rows, truths, ways } = await parsed(seed);
    for (const { isValid, name, idNumber, bankAccountNumber, grossSalary, contractDate } of rows) {
      if (!isValid) continue;
      const digits = { name, idNumber, bankAccountNumber, grossSalary, contractDate };
      expect({ seed, ways, digits }).toEqual({ seed, ways, digits: truths.find((truth) => truth.name === name) });
    }
  }
}, 300_000);

test('each has a named problem unless it means the same as before', async () => {
  for (const seed of seeds) {
    const { rows, problems, harmless, truths, ways } = await parsed(seed);
    const told = [...problems, ...rows.flatMap(({ errors }) => errors)]
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
    if (harmless) expect({ seed, ways, told, read: rows.length }).toEqual({ seed, ways, told: [], read: truths.length });
    else expect({ seed, ways, told }).toEqual({ seed, ways, told: expect.arrayContaining([expect.any(String)]) });
  }
}, 300_000);
