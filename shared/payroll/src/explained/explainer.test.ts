import { dice, randomPeriod, randomSalary } from '#check/random-salary.ts';
import { explainSalary } from '#trace/explain-salary.ts';
import { en } from './words-en.ts';
import { sq } from './words-sq.ts';

test('everything a trace can name has a word in both languages', () => {
  const said = new Set<string>();
  for (let index = 0; index < 2000; index += 1) {
    const { trace } = explainSalary(randomSalary(dice(index), randomPeriod(dice(index))));
    for (const { key, inputs } of trace.steps)
      for (const name of [key, ...inputs.map((input) => input.key)]) said.add(name);
  }
  expect(said.size).toBeGreaterThan(50);
  for (const words of [sq, en]) expect([...said].filter((name) => !(name in words.values))).toEqual([]);
});
