import { type Dice, dice } from '#check/random-salary.ts';
import { addDays, type LedgerPerson, statutoryHolidays, weekday } from '../index.ts';
import { givenAnnual } from './given-days.ts';
import { unbrokenWork } from './unbroken-work.ts';

const isOff = (day: string) => statutoryHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day);
const isWorkingDay = (day: string, week = 5) => weekday(day) <= week && !isOff(day);
const GOES_ON = '9999-12-31';

/** What 2027 gives somebody since 2020 whose contract ended on a day and who was back on another. */
function givenIn2027(ended: string, started: string) {
  const stretches = unbrokenWork(
    [
      { started: '2020-01-01', ended },
      { started, ended: GOES_ON },
    ],
    isWorkingDay,
  );
  const person: LedgerPerson = {
    started: stretches.at(-1)?.started ?? null,
    earlier: stretches.slice(0, -1),
    ...{ priorExperienceMonths: 0, harmfulWork: false, supplement: null },
  };
  return givenAnnual(person, { year: 2027, days: 20, byLaw: true }).map(({ date, days }) => [date, days]);
}

test('a break of at most five working days does not start the six months of art. 35 again', () => {
  const whole = [
    ['2027-01-01', 20],
    ['2027-01-01', 1],
  ];
  // 1 January is a holiday, then a weekend, and the 4th a moved holiday: no working day at all.
  expect(givenIn2027('2026-12-31', '2027-01-05')).toEqual(whole);
  // 28 to 31 December.
  expect(givenIn2027('2026-12-25', '2027-01-04')).toEqual(whole);
  // 24, 28 to 31 December are five; with the 23rd they are six.
  expect(givenIn2027('2026-12-23', '2027-01-05')).toEqual(whole);
  expect(givenIn2027('2026-12-22', '2027-01-05')[0]).toEqual(['2027-02-04', 1.5]);
});

// PAGA_SOAK=1 runs a hundred thousand; PAGA_SEED=<the seed a failure printed> replays from that very case.
const seed = Number(process.env.PAGA_SEED ?? 20_261_129);
const cases = process.env.PAGA_SOAK ? 100_000 : 500;

/** Contracts with breaks of up to three weeks, over New Year and Easter as well. */
function randomContracts(roll: Dice) {
  let next = addDays('2024-11-01', roll(400));
  return Array.from({ length: 1 + roll(5) }, () => {
    const started = next;
    const ended = addDays(started, roll(120));
    next = addDays(ended, 1 + roll(22));
    return { started, ended };
  });
}

test(`work is broken exactly where six working days lie between two contracts, in ${cases} cases from seed ${seed}`, () => {
  const seen = { joined: 0, broken: 0 };
  for (let index = 0; index < cases; index += 1) {
    const roll = dice(seed + index);
    const contracts = randomContracts(roll);
    const week = 5 + roll(3);
    const stretches = unbrokenWork(contracts, (day) => isWorkingDay(day, week));
    contracts.slice(1).forEach(({ started }, at) => {
      const ended = contracts[at]?.ended ?? '';
      let worked = 0;
      for (let day = addDays(ended, 1); day < started; day = addDays(day, 1))
        worked += Number(isWorkingDay(day, week));
      const joined = !stretches.some((stretch) => stretch.started === started);
      if (joined !== worked <= 5)
        throw new Error(`PAGA_SEED=${seed + index}: ${ended} to ${started}, ${worked} days`);
      seen[joined ? 'joined' : 'broken'] += 1;
    });
    const days = (list: typeof contracts) => [list[0]?.started, list.at(-1)?.ended];
    expect(days(stretches)).toEqual(days(contracts));
  }
  expect(Math.min(seen.joined, seen.broken)).toBeGreaterThan(cases / 5);
});
