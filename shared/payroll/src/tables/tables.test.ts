import fc from 'fast-check';
import { companyDefaults } from '#salary/company-defaults.ts';
import { taxOfBands } from '#tables/bands.ts';
import {
  type Band,
  bandProblems,
  builtInTables,
  fromTaxSteps,
  inForce,
  minimumWage,
  toTaxSteps,
  wageTaxTable,
} from '../index.ts';
import { bandParts } from './bands.ts';

const primary = (date: string) => wageTaxTable(1, date).bands;
const band = (from: number, to: number | null, percentage = 5): Band => ({
  from,
  to,
  rate: percentage * 10_000,
});
const codes = (...bands: Band[]) => bandProblems(bands).map((problem) => problem.code);

test('the newest table not after the day is in force, in whatever order they are kept', () => {
  const turned = [...builtInTables.wageTaxPrimary].reverse();
  expect(inForce(turned, '2024-08-22')?.id).toBe('wage-tax-primary-2009');
  expect(inForce(turned, '2024-08-23')?.id).toBe('wage-tax-primary-2024');
  expect(inForce(turned, '2008-12-31')).toBeUndefined();
});

test('before 2009 there is no table, even if somebody made one', () => {
  const old = {
    ...builtInTables,
    wageTaxPrimary: [{ id: 'x', validFrom: '2000-01-01', law: { sq: '', en: '' }, bands: [band(0, null)] }],
  };
  expect(() => wageTaxTable(1, '2008-12-31', old)).toThrow(expect.objectContaining({ code: 'NO_TABLE' }));
});

test('every built-in table has good bands', () => {
  for (const table of [...builtInTables.wageTaxPrimary, ...builtInTables.wageTaxSecondary])
    expect(bandProblems(table.bands)).toEqual([]);
});

test('bands that overlap, fall, leave a gap, or have a wrong rate are refused', () => {
  expect(codes()).toEqual(['EMPTY']);
  expect(codes(band(1, null))).toEqual(['FIRST_NOT_ZERO']);
  expect(codes(band(0, 250_00), band(250_01, null))).toEqual(['GAP']);
  expect(codes(band(0, 250_00), band(249_99, null))).toEqual(['OVERLAP']);
  expect(codes(band(0, 250_00), band(250_00, 100_00), band(100_00, null))).toEqual(['FALLS']);
  expect(codes(band(0, 250_00))).toEqual(['LAST_NOT_OPEN']);
  expect(codes(band(0, null), band(0, null))).toEqual(['OPEN_TOO_EARLY']);
  expect(codes(band(0, null, 101))).toEqual(['RATE_OUT_OF_RANGE']);
  expect(codes(band(0, null, -1))).toEqual(['RATE_OUT_OF_RANGE']);
  expect(codes(band(0, 250_00), band(250_00, 250_00), band(250_00, null))).toEqual([]);
});

test('the parts of a taxable amount sum to it, and a band without width has no part', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (taxable) => {
      expect(bandParts(primary('2026-10-31'), taxable).reduce((sum, part) => sum + part.amount, 0)).toBe(
        taxable,
      );
    }),
  );
  expect(bandParts(primary('2026-10-31'), 950_00).map((part) => [part.amount, part.rate])).toEqual([
    [250_00, 0],
    [200_00, 80_000],
    [500_00, 100_000],
  ]);
});

test('the tax is rounded once, not per band', () => {
  // 8 cents at 4 % and 3 at 8 % are 0.32 + 0.24: a cent together, nothing when each is rounded.
  const bands = [band(0, 8, 4), band(8, null, 8)];
  expect(taxOfBands(bands, 11)).toBe(1);
  expect(taxOfBands(bands, 10)).toBe(0);
});

test('the tax of billions is exact', () => {
  expect(taxOfBands([band(0, null, 10)], 9_000_000_000_005)).toBe(900_000_000_001);
});

test('the steps of the wire give the bands back, with and without filling', () => {
  expect(fromTaxSteps(toTaxSteps(primary('2026-10-31')))).toEqual(primary('2026-10-31'));
  expect(toTaxSteps(primary('2010-01-31'))).toEqual([
    { percentage: 0, firstValue: 0, secondValue: 80 },
    { percentage: 4, firstValue: 80, secondValue: 250 },
    { percentage: 8, firstValue: 250, secondValue: 450 },
    { percentage: 10, firstValue: 450, secondValue: null },
  ]);
  const flat = toTaxSteps([band(0, null, 10)]);
  expect(flat).toHaveLength(4);
  expect(taxOfBands(fromTaxSteps(flat), 380_00)).toBe(38_00);
});

test('steps with a gap, other than four, or made of too many bands are refused', () => {
  const steps = toTaxSteps(primary('2010-01-31'));
  const gap = steps.map((step, index) => (index === 1 ? { ...step, firstValue: 81 } : step));
  expect(() => fromTaxSteps(gap)).toThrow(expect.objectContaining({ code: 'INVALID_BANDS' }));
  expect(() => fromTaxSteps(steps.slice(1))).toThrow(expect.objectContaining({ code: 'INVALID_BANDS' }));
  expect(() => fromTaxSteps(toTaxSteps([band(0, null)]).slice(1))).toThrow(
    expect.objectContaining({ code: 'INVALID_BANDS' }),
  );
  const five = [band(0, 1), band(1, 2), band(2, 3), band(3, 4), band(4, null)];
  expect(() => toTaxSteps(five)).toThrow(expect.objectContaining({ code: 'INVALID_BANDS' }));
});

test('the minimum wage is nothing before 2011 and lower for the young of the first table only', () => {
  expect(minimumWage('2010-12-31', null)).toBeNull();
  expect(minimumWage('2015-06-30', '1990-01-01')?.amount).toBe(130_00);
  expect(minimumWage('2026-10-31', '2005-01-01')?.amount).toBe(500_00);
});

test('a new company starts with the defaults of the law', () => {
  expect(companyDefaults.uplifts).toEqual({ guard: 20, night: 30, afterWork: 30, holiday: 50, weekend: 50 });
  expect(companyDefaults.leave).toEqual({
    annual: { days: 20, percentage: 100 },
    medical: { days: 20, percentage: 100 },
    special: { days: 5, percentage: 100 },
    maternity: { months: 12, percentage: 70 },
  });
});
