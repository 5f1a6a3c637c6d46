import { hourly } from '#check/arta.ts';
import { dice, randomPeriod, randomSalary } from '#check/random-salary.ts';
import { stepOf } from '#check/step-of.ts';
import { explainSalary } from '#trace/explain-salary.ts';
import { regularPayOf } from './gross-pay.ts';

test('regular pay is that of all regular hours, before leave takes something off', () => {
  const leaves = [{ type: 1, from: '2026-10-20', to: '2026-10-22', percentage: 70 } as const];
  expect(regularPayOf(hourly({ leaves }))).toEqual({ hours: 176_00, days: null, pay: 1144_00, prices: [] });
  expect(regularPayOf(hourly({}, 150.5))).toEqual({ hours: 150_50, days: null, pay: 978_25, prices: [] });
});

// PAGA_SOAK=1 looks at a hundred thousand months.
const seed = Number(process.env.PAGA_SEED ?? 20_261_122);
const cases = process.env.PAGA_SOAK ? 100_000 : 1_500;

test(`hours and pay are the ones that the explanation tells, or there is none, in ${cases} random months from seed ${seed}`, () => {
  let paid = 0;
  for (let index = 0; index < cases; index += 1) {
    const input = randomSalary(dice(seed + index), randomPeriod(dice(seed + index)));
    const { trace } = explainSalary(input);
    const [pay, hours] = [stepOf(trace, 'regularPay'), stepOf(trace, 'regularHours')];
    const expected = pay ? { hours: hours?.value, pay: pay.value } : null;
    const known = regularPayOf(input);
    const regular = known && { hours: known.hours, pay: known.pay };
    if (JSON.stringify(regular) !== JSON.stringify(expected))
      throw new Error(
        `PAGA_SEED=${seed + index}: ${JSON.stringify(regular)}, the explanation says ${JSON.stringify(expected)}`,
      );
    if (pay) paid += 1;
  }
  expect(paid).toBeGreaterThan(cases / 10);
});
