import {
  addDays,
  calculateSalary,
  monthEnd,
  monthStart,
  noticeOf,
  type SalaryResult,
  unusedLeavePay,
} from '../index.ts';
import { dice, randomPeriod, randomSalary } from './random-salary.ts';
import { secondSalary } from './second-implementation.ts';
import { secondLeavePay, secondNotice } from './second-leaving.ts';

const seed = Number(process.env.PAGA_SEED ?? 20_261_129);
const cases = process.env.PAGA_SOAK ? 100_000 : 1000;

/** A random month whose contract ends in it, with unused leave paid out beside what else is added. */
function leaver(number: number) {
  const roll = dice(number);
  const { lines: _, ...month } = randomSalary(roll, randomPeriod(roll));
  const { year, month: of } = month.period;
  const first = monthStart(year, of);
  const ended = addDays(first, roll(Number(monthEnd(year, of).slice(8))));
  const [started = first] = [month.contract.started, first].sort();
  const input = { ...month, contract: { started, ended } };
  return { input, days: roll(61) / 2 };
}

test(`last salaries agree with the second implementation and add up in ${cases} random months from seed ${seed}`, () => {
  for (let index = 0; index < cases; index += 1) {
    const { input, days } = leaver(seed + index);
    const without = calculateSalary(input);
    const pay = unusedLeavePay({ days, base: without.base, payDays: without.payDays });
    const last = { ...input, extraBrutto: (input.extraBrutto ?? 0) + pay };
    const [engine, second] = [calculateSalary(last), secondSalary(last)];
    const wrong = Object.keys(second).filter((key) => engine[key as keyof SalaryResult] !== second[key]);
    const { grossPay, hoursPay, additions, insurancePlus, totalBrutto, grossUp } = engine;
    const sums = {
      second: pay - secondLeavePay(days, without.base, without.payDays),
      gross: totalBrutto - grossPay - hoursPay - additions - insurancePlus,
      net:
        engine.netto -
        totalBrutto +
        engine.contributionEmployee +
        engine.tax +
        engine.prime +
        engine.deductions,
      paid: additions - grossUp - (without.additions - without.grossUp) - pay,
      days: grossPay - without.grossPay,
    };
    if (wrong.length > 0 || Object.values(sums).some((rest) => rest !== 0))
      throw new Error(`PAGA_SEED=${seed + index}: ${wrong} ${JSON.stringify({ ...sums, last })}`);
  }
});

test('notices agree with the second implementation, on the days around each limit too', () => {
  for (let index = 0; index < cases; index += 1) {
    const roll = dice(seed + index);
    const since = addDays('2010-01-01', roll(3650));
    const months = [6, 24, 120][roll(3)] ?? 6;
    const around = new Date(Date.parse(since));
    around.setUTCMonth(around.getUTCMonth() + months);
    const noticeOn = addDays(around.toISOString().slice(0, 10), roll(9) - 4);
    const { days } = noticeOf({ reason: 'dismissal', openEnded: true, since, noticeOn, lastDay: noticeOn });
    expect([since, noticeOn, days]).toEqual([since, noticeOn, secondNotice(since, noticeOn)]);
  }
});
