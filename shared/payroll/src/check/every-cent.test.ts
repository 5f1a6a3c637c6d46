import { calculateSalary, grossForNet, netForGross, type SalaryInput } from '../index.ts';
import { secondNet } from './second-implementation.ts';

const MOST = 10_000_00;
// PAGA_SOAK=1 works every gross out a second time and asks for every net; a run without it one gross in 60 (PAGA_SEED chooses which) with all
// within a euro of a step, and one net in 7.
const soak = process.env.PAGA_SOAK === '1';
const seed = Number(process.env.PAGA_SEED ?? 20_260_101);

const tables = [
  {
    name: '2009',
    paymentDate: '2024-08-22',
    id: 'wage-tax-primary-2009',
    steps: [80, 250, 450],
    kept: [1, 0.96, 0.92, 0.9],
  },
  {
    name: '2024',
    paymentDate: '2024-08-23',
    id: 'wage-tax-primary-2024',
    steps: [250, 450],
    kept: [1, 0.92, 0.9],
  },
] as const;

function employeeOf(paymentDate: string): SalaryInput {
  return {
    period: {
      year: 2024,
      month: 8,
      paymentDate,
      weekWorkingDays: 5,
      holidays: [],
      uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
    },
    contract: { started: '2020-01-01' },
    pay: { type: 1, salaries: [{ validFrom: '2020-01-01', amount: 1000_00 }] },
    tier: 1,
  };
}

/** The unrounded inverse in floats: good to two cents, and no better. */
function formula(net: number, { steps, kept }: (typeof tables)[number]): number {
  let taxable = net;
  let from = 0;
  let netFrom = 0;
  kept.forEach((part, index) => {
    if (net <= netFrom) return;
    taxable = from + (net - netFrom) / part;
    const to = steps[index] ?? from;
    netFrom += (to - from) * part;
    from = to;
  });
  return Math.round((taxable / 0.95) * 100);
}

function isLookedAt(gross: number, steps: readonly number[]): boolean {
  return (
    soak || (gross + seed) % 60 === 0 || steps.some((step) => Math.abs(gross * 0.95 - step * 100) <= 100)
  );
}

describe.each(tables)('under the wage tax table of $name', (table) => {
  const employee = employeeOf(table.paymentDate);
  const nets = new Int32Array(MOST + 1);

  test(`${soak ? 'every' : 'one in 60 of every'} gross from 0.00 to 10,000.00 has contribution, taxable, tax and net of the second implementation`, () => {
    for (let gross = 0; gross <= MOST; gross += 1) {
      nets[gross] = netForGross(gross, { tier: 1, paymentDate: table.paymentDate }).net;
      if (!isLookedAt(gross, table.steps)) continue;
      const engine = calculateSalary({ ...employee, grossOverride: gross });
      const second = secondNet(employee, BigInt(gross));
      const agree =
        engine.contributionEmployee === Number(second.contribution) &&
        engine.taxable === Number(second.taxable) &&
        engine.tax === Number(second.tax) &&
        engine.netto === Number(second.net) &&
        engine.netto === nets[gross];
      if (!agree)
        throw new Error(
          `gross ${gross}: engine ${JSON.stringify(engine)}, tax ${second.tax}, net ${second.net}`,
        );
    }
    expect(calculateSalary(employee).tables.wageTax).toBe(table.id);
  }, 120_000);

  test(`${soak ? 'every' : 'one in 7 of every'} net from 50.00 to 5,000.00 gets the lowest gross that has it, within 2 cents of the formula`, () => {
    const step = soak ? 1 : 7;
    let asked = 0;
    let lowest = 0;
    let formulaIsOff = 0;
    for (let net = 50_00 + (seed % step); net <= 5_000_00; net += step) {
      asked += 1;
      while (lowest < MOST && (nets[lowest] ?? 0) < net) lowest += 1;
      const quote = grossForNet(net, { tier: 1, paymentDate: table.paymentDate });
      if (quote.gross !== lowest || quote.net !== net)
        throw new Error(`net ${net}: gross ${quote.gross} with ${quote.net}, lowest is ${lowest}`);
      const estimate = formula(net / 100, table);
      if (Math.abs(estimate - lowest) > 2)
        throw new Error(`net ${net}: formula ${estimate}, lowest ${lowest}`);
      if (nets[estimate] !== net) formulaIsOff += 1;
    }
    expect(formulaIsOff / asked).toBeGreaterThan(0.175);
    expect(formulaIsOff / asked).toBeLessThan(0.19);
  }, 120_000);

  test('every net of every gross comes back', () => {
    for (let gross = 0; gross <= MOST; gross += soak ? 7 : 29) {
      const quote = netForGross(gross, { tier: 1, paymentDate: table.paymentDate });
      const back = grossForNet(quote.net, { tier: 1, paymentDate: table.paymentDate });
      if (quote.net !== nets[gross] || back.net !== quote.net || back.gross > gross)
        throw new Error(`gross ${gross}: ${quote.net}, back ${back.gross}`);
    }
  }, 120_000);
});

test('with taxable pay of 250 or more the table of 2024 takes exactly 6.80 less', () => {
  for (let gross = 263_16 + (soak ? 0 : seed % 7); gross <= MOST; gross += soak ? 1 : 7) {
    const old = netForGross(gross, { tier: 1, paymentDate: '2024-08-22' });
    const now = netForGross(gross, { tier: 1, paymentDate: '2024-08-23' });
    if (old.taxable < 250_00 || old.tax - now.tax !== 6_80)
      throw new Error(`gross ${gross}: ${old.tax} and ${now.tax}`);
  }
});
