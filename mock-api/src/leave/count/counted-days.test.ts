import { LeaveType } from '@paga/contract/shapes';
import { countedDays, daysByYear } from './counted-days.ts';
import type { LeaveSetting } from './leave-rules.ts';

const setting = (validFrom: string, weekWorkingDays: number) =>
  ({ validFrom, weekWorkingDays }) as LeaveSetting;
const fiveDays = [setting('2009-01-01', 5)];
const newYear = new Set(['2026-12-25', '2027-01-01', '2027-01-04', '2027-01-07']);

describe('the days a leave costs', () => {
  it('leaves out weekends and public holidays', () => {
    const leave = { type: LeaveType.annual, from: '2026-12-24', to: '2026-12-31' };
    expect(countedDays(leave, { settings: fiveDays, holidays: newYear })).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('counts every weekday of maternity, holidays included', () => {
    const leave = { type: LeaveType.maternity, from: '2026-12-24', to: '2026-12-27' };
    expect(countedDays(leave, { settings: fiveDays, holidays: newYear })).toEqual([
      '2026-12-24',
      '2026-12-25',
    ]);
  });

  it('counts Saturdays from the month in which the company works six days', () => {
    const settings = [setting('2026-11-15', 6), setting('2009-01-01', 5)];
    const leave = { type: LeaveType.annual, from: '2026-10-31', to: '2026-11-07' };
    expect(countedDays(leave, { settings, holidays: new Set() })).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
  });

  it('counts 29 February in a leap year, and goes from the 28th to 1 March in another', () => {
    const over = (from: string, to: string) =>
      countedDays({ type: LeaveType.annual, from, to }, { settings: fiveDays, holidays: new Set() });
    expect(over('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(over('2029-02-28', '2029-03-01')).toEqual(['2029-02-28', '2029-03-01']);
  });

  it('reads the public holidays once for a leave, however many days it has', () => {
    let walks = 0;
    const holidays = new Set(newYear);
    const entries = holidays[Symbol.iterator].bind(holidays);
    holidays[Symbol.iterator] = () => {
      walks += 1;
      return entries();
    };
    const leave = { type: LeaveType.special, from: '2026-01-01', to: '2027-12-31' };
    expect(countedDays(leave, { settings: fiveDays, holidays })).toHaveLength(518);
    expect(walks).toBe(1);
  });

  it('is unknown for a month without a leave setting', () => {
    const leave = { type: LeaveType.annual, from: '2008-12-30', to: '2009-01-05' };
    expect(countedDays(leave, { settings: fiveDays, holidays: new Set() })).toBeNull();
  });

  it('belongs to the year each day lies in', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-05'];
    expect([...daysByYear(days)]).toEqual([
      [2026, 2],
      [2027, 1],
    ]);
  });
});
