import { checkBankAccount } from '#identifiers/bank-account.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';
import { MONTHS, ordinaryCompany } from './ordinary-months.ts';
import { PLANTED, plantedMonth } from './planted-mistakes.ts';

test('an ordinary company has thirteen months, people who come and go, and numbers that fit', () => {
  const { people, periods, today } = ordinaryCompany(7, 120);
  expect([people.length, periods.length]).toEqual([120, MONTHS]);
  expect(people.every(({ months }) => months.length === MONTHS)).toBe(true);
  expect(
    people.every(({ personalNumber }) => checkPersonalNumber(personalNumber ?? '').problem === null),
  ).toBe(true);
  expect(people.every(({ account }) => checkBankAccount(account).problem === null)).toBe(true);
  expect(people.some(({ months }) => months[0] === null && months.at(-1))).toBe(true);
  expect(people.some(({ months }) => months[0] && months.at(-1) === null)).toBe(true);
  expect((periods.at(-1)?.paymentDate ?? '') > today).toBe(true);
  expect(ordinaryCompany(7, 120).people[3]).toEqual(people[3]);
});

test('forty mistakes are planted in a month of 120, of each kind at least one', () => {
  const { planted, company } = plantedMonth(7);
  expect([planted.length, company.people.length]).toEqual([40, 120]);
  expect(new Set(planted.map(({ kind }) => kind)).size).toBe(Object.keys(PLANTED).length);
});
