import { lastGrantedDay, wholeLeave } from './maternity-chain.ts';

describe('a maternity leave booked in pieces', () => {
  const pieces = [
    { from: '2026-01-10', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-08-01', to: '2026-08-31' },
  ];

  it('is one leave where the pieces follow one another', () => {
    expect(wholeLeave({ from: '2026-07-01', to: '2026-07-31' }, pieces)).toEqual({ from: '2026-01-10', to: '2026-08-31' });
  });

  it('is another leave after a gap', () => {
    expect(wholeLeave({ from: '2026-09-02', to: '2026-09-30' }, pieces)).toEqual({ from: '2026-09-02', to: '2026-09-30' });
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
