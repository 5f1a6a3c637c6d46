import { askedToRunOn, lastGrantedDay, maternityLeave, wholeLeave } from './maternity-chain.ts';

const rules = (weekWorkingDays: number, holidays: string[] = []) => ({
  settings: [{ validFrom: '2000-01-01', weekWorkingDays }],
  holidays: new Set(holidays),
});

describe('a maternity leave booked in pieces', () => {
  const pieces = [
    { from: '2026-01-10', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-08-01', to: '2026-08-31' },
  ];

  it('is one leave where the pieces follow one another', () => {
    expect(wholeLeave({ from: '2026-07-01', to: '2026-07-31' }, pieces, rules(5))).toEqual({
      from: '2026-01-10',
      to: '2026-08-31',
    });
  });

  it('is another leave after a gap with a working day', () => {
    const later = { from: '2026-09-02', to: '2026-09-30' };
    expect(wholeLeave(later, pieces, rules(5))).toEqual(later);
  });

  it('is one leave over days on which nobody works', () => {
    const friday = [{ from: '2025-06-02', to: '2025-11-28' }];
    const monday = { from: '2025-12-01', to: '2026-05-29' };
    expect(wholeLeave(monday, friday, rules(5)).from).toBe('2025-06-02');
    expect(wholeLeave(friday[0] ?? monday, [monday], rules(5)).to).toBe('2026-05-29');
    // A Saturday is a working day of the six-day week, a Friday that is a public holiday is none.
    expect(wholeLeave(monday, friday, rules(6)).from).toBe('2025-12-01');
    expect(
      wholeLeave(monday, [{ from: '2025-06-02', to: '2025-11-27' }], rules(5, ['2025-11-28'])).from,
    ).toBe('2025-06-02');
    expect(wholeLeave(monday, [{ from: '2025-06-02', to: '2025-11-27' }], rules(5)).from).toBe('2025-12-01');
  });
});

describe('maternity leave after a gap', () => {
  const first = { from: '2025-06-02', to: '2025-11-27', newBirth: false };
  const later = { from: '2026-02-02', to: '2026-04-30', newBirth: false };

  it('runs on by date from the first day, the gap included', () => {
    expect(maternityLeave(later, [first], rules(5))).toEqual({ from: '2025-06-02', to: '2026-04-30' });
    expect(maternityLeave(first, [later], rules(5)).to).toBe('2026-04-30');
    expect(askedToRunOn(later, [first], rules(5))).toBe('2025-06-02');
  });

  it('starts anew with a new birth, and after twelve months', () => {
    const born = { ...later, newBirth: true };
    expect(maternityLeave(born, [first], rules(5))).toEqual({ from: born.from, to: born.to });
    expect(maternityLeave(first, [born], rules(5))).toEqual({ from: first.from, to: first.to });
    const next = { from: '2026-06-02', to: '2026-08-31', newBirth: false };
    expect(maternityLeave(next, [first], rules(5)).from).toBe(next.from);
    // Twelve months are counted from the first day of a leave, not from its last piece.
    expect(maternityLeave(next, [first, later], rules(5)).from).toBe(next.from);
    expect(askedToRunOn(next, [first, later], rules(5))).toBeNull();
  });

  it('is asked about only where a working day lies between: over days off it is the same leave, whatever is said', () => {
    const friday = { ...first, to: '2025-11-28' };
    const monday = { from: '2025-12-01', to: '2026-05-29', newBirth: true };
    expect(maternityLeave(monday, [friday], rules(5)).from).toBe('2025-06-02');
    expect(askedToRunOn(monday, [friday], rules(5))).toBeNull();
  });
});

describe('the last day of maternity leave', () => {
  it('is the day before the same day twelve months later', () => {
    expect(lastGrantedDay('2026-01-10', 365)).toBe('2027-01-09');
    expect(lastGrantedDay('2027-03-01', 365)).toBe('2028-02-29');
  });

  it('comes earlier where the company grants fewer days', () => {
    expect(lastGrantedDay('2026-01-10', 270)).toBe('2026-10-06');
  });
});
