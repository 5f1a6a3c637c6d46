import fc from 'fast-check';
import { startingOn, type TermsChange, withChange } from './change-terms.ts';
import type { DatedTerms, Terms } from './terms.ts';

const terms: Terms = {
  salaryPaymentType: 1,
  baseCents: 100_000,
  pricePerHour: null,
  employerTier: 1,
  employmentType: 1,
  noTaxes: false,
  hasContributions: true,
  contributePercentage: '5.0000',
  employerContributePercentage: null,
  workingHoursPerMonth: null,
  healthInsurance: 3,
  healthInsurancePercentage: null,
  familyMembers: [],
};
const row = (validFrom: string, more: Partial<Terms> = {}): DatedTerms => ({
  ...terms,
  ...more,
  id: 1,
  tenantId: 1,
  employeeId: 7,
  validFrom,
  createdBy: 1,
  createdAt: new Date('2026-10-15T09:00:00Z'),
});
const hired = [row('2024-03-01')];
const short = (rows: readonly DatedTerms[]) =>
  rows.map(({ validFrom, baseCents, employerTier }) => [validFrom, baseCents, employerTier]);
const change = (rows: readonly DatedTerms[], from: string, what: TermsChange) =>
  withChange(rows, from, what, { createdBy: 2 });

test('a change holds from its day on, what was before stays', () => {
  expect(short(change(hired, '2026-11-01', { baseCents: 120_000 }))).toEqual([
    ['2024-03-01', 100_000, 1],
    ['2026-11-01', 120_000, 1],
  ]);
});

test('a change from before the first day corrects the first row', () => {
  expect(short(change(hired, '2020-01-01', { baseCents: 90_000 }))).toEqual([['2024-03-01', 90_000, 1]]);
});

test('an earlier change goes on under a later one, but not over it', () => {
  const raised = change(hired, '2027-06-01', { baseCents: 150_000 });
  const both = change(change(raised, '2026-11-01', { baseCents: 120_000, employerTier: 2 }), '2027-01-01', {
    baseCents: 130_000,
  });
  expect(short(both)).toEqual([
    ['2024-03-01', 100_000, 1],
    ['2026-11-01', 120_000, 2],
    ['2027-01-01', 130_000, 2],
    ['2027-06-01', 150_000, 2],
  ]);
});

test('a change that is undone leaves no row', () => {
  const raised = change(hired, '2026-11-01', { baseCents: 120_000 });
  expect(change(raised, '2026-11-01', { baseCents: 100_000 })).toEqual(hired);
});

test('says who entered the last word about a day, and leaves the other rows to theirs', () => {
  const history = change(change(hired, '2027-01-01', { employerTier: 2 }), '2026-11-01', {
    baseCents: 120_000,
  });
  expect(history.map(({ validFrom, createdBy }) => [validFrom, createdBy])).toEqual([
    ['2024-03-01', 1],
    ['2026-11-01', 2],
    ['2027-01-01', 2],
  ]);
});

test('the first row moves with the start of the contract', () => {
  const raised = change(hired, '2026-11-01', { baseCents: 120_000 });
  expect(short(startingOn(raised, '2024-01-01'))).toEqual(
    short([row('2024-01-01'), row('2026-11-01', { baseCents: 120_000 })]),
  );
  expect(short(startingOn(raised, '2026-12-01'))).toEqual([['2026-12-01', 120_000, 1]]);
});

test('two changes of different days give the same history whichever was entered first', () => {
  const day = fc.constantFrom('2024-05-01', '2025-01-01', '2026-03-15', '2026-11-01', '2027-02-01');
  const what = fc.record(
    { baseCents: fc.integer({ min: 1, max: 3 }), employerTier: fc.constant(2 as const) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(day, day, what, what, (one, other, first, second) => {
      fc.pre(one !== other);
      const forth = change(change(hired, one, first), other, second);
      const back = change(change(hired, other, second), one, first);
      expect(short(forth)).toEqual(short(back));
    }),
  );
});
