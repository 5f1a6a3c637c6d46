import { createHash } from 'node:crypto';
import {
  addDays,
  addMonths,
  ageOn,
  civilDateOf,
  daysBetween,
  monthEnd,
  monthLength,
  monthStart,
  parseTyped,
  parts,
  toCivilDate,
  toDayNumber,
  weekday,
  weeksOf,
} from './index.ts';

// Recorded from the engine's, the kit's and the server's own date code before it went: every day of 1990 to 2060. Without PAGA_SOAK=1 one day in
// eleven, which meets every weekday, day of a month and month.
const EVERY_DAY = {
  days: 'b5f769b54056fa4165fcb4153d323e60709db27868cb6b44fbeab267243495c0',
  months: 'ba4ce93e499507b61fca47ceaabf14393894af5c0a282a6d5f6ca92a20b5ddff',
  ends: '51ce5ebd55bde1ee4a7447388d0d2bcb0b16d36c2663dc0540d0aeaf8ed87a51',
  ages: 'f7bfb674eeb5c538336dda8392c066acfb5269fedc57d06a8b35030d6af04fcc',
  weeks: 'ea65be0a38111e2af80a3d9496629e10a0d8664c05a69c667abc6081e96df1d2',
  typed: '4095d576314d05f4dcc08b438777bd6452a77ff5201a905798b6b6e58afab3fb',
  kosovo: 'e7e4e678a62965dd93953862e32084c733e24c5b683b914f8bd055ead9ff7377',
};
const ONE_IN_ELEVEN: typeof EVERY_DAY = {
  days: 'a23bbb6697fe1abf7f42ee06d9d957cbd37daaf6b60b63311845667baa3bad57',
  months: '6f2241f37c76322a9d0df9d40dec7220977016697101833ca4f678f9715c2df4',
  ends: '171d26868527e329babe0a9225bf4fe5b939c0f866225703d26a4812c03682a2',
  ages: '70cf2a652cae721d9624a77c2af6aa4750f3cd21393f2778c78905c5abbcdef5',
  weeks: 'ebf4a6036e571e9586ca7f728e89486a9f2bd3302e3e4967f39cb1230e572c18',
  typed: '46ad8d0c7a0fda361fed2f0e25112e24c5b8b0fd6b37fbd4c66efbc0d2cc4a57',
  kosovo: 'fe36bdf6674fe26b028c1890ddea09599a748d00a7e1cce0fb6d26270b2b10cb',
};
const soak = process.env.PAGA_SOAK === '1';
const [RECORDED, STEP] = soak ? [EVERY_DAY, 1] : [ONE_IN_ELEVEN, 11];
const MONTHS = [-25, -13, -12, -6, -1, 0, 1, 2, 3, 6, 11, 12, 13, 18, 24, 120];
/** Either side of midnight in Kosovo, in winter and in summer time: milliseconds of a day in UTC. */
const MIDNIGHTS = [79_199_999, 79_200_000, 82_799_999, 82_800_000];

const answers: Record<keyof typeof RECORDED, (date: string, day: number) => unknown[]> = {
  days: (date, day) => [
    date,
    toDayNumber(date),
    weekday(date),
    ...[-366, -30, -1, 1, 7, 30, 365].map((days) => addDays(date, days)),
    day,
  ],
  months: (date) => MONTHS.map((months) => addMonths(date, months)),
  ends: (date) => {
    const { year, month } = parts(date);
    const first = monthStart(year, month);
    return [first, monthEnd(year, month), monthLength(year, month), daysBetween(first, date)];
  },
  ages: (date) => ['1955-12-31', '1984-02-29', '1990-06-15'].map((born) => ageOn(born, date)),
  weeks: (date) => weeksOf(date),
  typed: (date) => {
    const { year, month, day } = parts(date);
    const joined = date.split('-').reverse().join('');
    return [
      `${day}.${month}.${year}`,
      `${day}/${month}/${year}.`,
      `${date} `,
      joined,
      `31.${month}.${year}`,
    ].map(parseTyped);
  },
  kosovo: (_, day) => MIDNIGHTS.map((ms) => civilDateOf(new Date(day * 86_400_000 + ms))),
};

test.each(Object.keys(RECORDED) as (keyof typeof RECORDED)[])(
  `the %s of ${soak ? 'every day' : 'one day in eleven'} from 1990 to 2060 are those recorded`,
  (kind) => {
    const hash = createHash('sha256');
    for (let day = toDayNumber('1990-01-01'); day <= toDayNumber('2060-12-31'); day += STEP)
      hash.update(`${answers[kind](toCivilDate(day), day)}\n`);
    expect(hash.digest('hex')).toBe(RECORDED[kind]);
  },
);
