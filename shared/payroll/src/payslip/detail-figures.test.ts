import { dice, randomSalary } from '#check/random-salary.ts';
import { calculateSalary, detailFigures, hourBasis, hourKinds, Payment, regularPayOf } from '../index.ts';

const figures = {
  money: (euro: number) => euro.toFixed(2),
  percent: (value: number) => `${value}%`,
  number: String,
};

const product = (text: string): number =>
  Number(
    new Function(
      `return ${text
        .replaceAll('×', '*')
        .replaceAll(/[\u00a0€h ]/g, '')
        .replaceAll(/([\d.]+)%/g, '($1/100)')}`,
    )(),
  );

test('what a line of extra hours prints multiplies to the line, to the cent', () => {
  let seen = 0;
  for (let seed = 0; seed < 3000; seed += 1) {
    const input = randomSalary(dice(seed));
    const result = calculateSalary(input);
    const row = { ...result, paymentType: input.pay.type };
    const basis = hourBasis(row, input.period);
    for (const kind of hourKinds) {
      const hours = Number(input.hours?.[kind] ?? 0);
      if (hours === 0) continue;
      const uplift = Number(input.period.uplifts[kind]);
      const text = detailFigures(
        {
          kind: 'extra',
          hours,
          price: result.pricePerHour / 10_000,
          base: result.base / 100,
          basis: basis && { ...basis, hours: basis.hours / 100 },
          percentage: Math.round((100 + uplift) * 10_000) / 10_000,
        },
        figures,
      );
      const off = Math.abs(product(text) * 100 - result.hourLines[kind]);
      // Half a cent, and what a double has left of it.
      if (off > 0.5 + 1e-6) throw new Error(`seed ${seed}: ${text} is not ${result.hourLines[kind]}`);
      if (input.pay.type !== Payment.hourly && basis?.days) seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test('what a line of regular hours prints multiplies to the line, to the cent, in weeks of five, six and seven days', () => {
  const seen = { days: 0, prices: 0, typed: 0 };
  for (let seed = 0; seed < 6000; seed += 1) {
    const input = randomSalary(dice(seed));
    const regular = regularPayOf(input);
    if (!regular) continue;
    const { pricePerHour, contractDays } = calculateSalary(input);
    const [hours, from] = [regular.hours / 100, regular.days];
    const prices = regular.prices.map(({ days, price }) => ({ days, price: price / 10_000 }));
    const text = detailFigures(
      prices.length > 0
        ? { kind: 'prices', hours, from, days: contractDays, prices }
        : { kind: 'hours', hours, from, price: pricePerHour / 10_000 },
      figures,
    );
    if (contractDays === 0) continue;
    const off = Math.abs(product(text) * 100 - regular.pay);
    if (off > 0.5 + 1e-5) throw new Error(`seed ${seed}: ${text} is not ${regular.pay}`);
    seen[from ? (prices.length > 0 ? 'prices' : 'days') : 'typed'] += 1;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

test('a band prints its product, with all decimals where only the sum is rounded', () => {
  const part = { kind: 'part', percentage: 8, amount: 200 } as const;
  expect(detailFigures({ ...part, product: '16' }, figures)).toBe('200.00 × 8% = 16.00');
  expect(detailFigures({ ...part, amount: 81.01, product: '6.4808' }, figures)).toBe('81.01 × 8% = 6.4808');
});

test('hours spread over days of two prices', () => {
  const prices = [
    { days: 21, price: 5 },
    { days: 1, price: 10 },
  ];
  expect(detailFigures({ kind: 'prices', hours: 176, from: null, days: 22, prices }, figures)).toBe(
    '176 h / 22 × (21 × 5.0000\u00a0€ + 1 × 10.0000\u00a0€)',
  );
  const from = { days: 31, weekWorkingDays: 7 };
  expect(detailFigures({ kind: 'hours', hours: 177.14, from, price: 15.2756 }, figures)).toBe(
    '31 × 40 / 7 h × 15.2756\u00a0€',
  );
});
