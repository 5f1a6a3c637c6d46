import { mangledWorkbook } from '@paga/testing/mangled-workbook';
import { parseWorkbook } from './parse-workbook.ts';

// Every way of mangling once in every run; `PAGA_SOAK=1` reads three hundred workbooks.
const WORKBOOKS = process.env.PAGA_SOAK === '1' ? 300 : 46;
const seeds = Array.from({ length: WORKBOOKS }, (_, seed) => seed);

const parsed = async (seed: number) => {
  const { bytes, ...made } = mangledWorkbook(seed);
  return { ...made, ...(await parseWorkbook(bytes, { today: '2026-10-15' })) };
};

test('a mangled workbook never crashes, and no row is valid without a warning and with other digits than were written', async () => {
  for (const seed of seeds) {
    const { rows, truths, ways } = await parsed(seed);
    for (const {
      isValid,
      warnings,
      name,
      idNumber,
      bankAccountNumber,
      grossSalary,
      contractDate,
      phoneNumber,
    } of rows) {
      if (!isValid) continue;
      const truth = truths.find((one) => one.name === name);
      const doubted = warnings.find(({ column }) => column === 'phoneNumber')?.suggestion;
      const digits = {
        name,
        idNumber,
        bankAccountNumber,
        grossSalary,
        contractDate,
        phoneNumber: doubted ?? phoneNumber,
      };
      expect({ seed, ways, digits }).toEqual({ seed, ways, digits: truth });
    }
  }
}, 300_000);

test('each has a named problem unless it means the same as before', async () => {
  for (const seed of seeds) {
    const { rows, problems, kind, truths, ways } = await parsed(seed);
    const all = [...problems, ...rows.flatMap(({ errors, warnings }) => [...errors, ...warnings])];
    const errors = all.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    const oneError = [expect.any(String)];
    if (kind === 'harmful')
      expect({ seed, ways, errors }).toEqual({ seed, ways, errors: expect.arrayContaining(oneError) });
    else
      expect({ seed, ways, errors, read: rows.length }).toEqual({
        seed,
        ways,
        errors: [],
        read: truths.length,
      });
    if (kind === 'doubtful')
      expect(all).toContainEqual(expect.objectContaining({ code: 'phoneZeroLost', suggestion: '044111222' }));
  }
}, 300_000);
