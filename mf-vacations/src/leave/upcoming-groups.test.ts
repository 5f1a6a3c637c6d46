import type { BookedLeave } from '@paga/contract/leave';
import { nameMatches, upcomingGroups } from './upcoming-groups.ts';

const leave = (id: number, from: string, to: string): BookedLeave => ({
  id,
  employeeId: id,
  employeeName: 'Arta Krasniqi',
  employeePhoto: null,
  from,
  to,
  type: 'annual',
  typeId: 0,
  reason: null,
  newBirth: false,
  workingDays: 5,
  version: 1,
});

describe('upcoming leave', () => {
  const vacations = [
    leave(1, '2026-11-16', '2026-11-20'),
    leave(2, '2026-11-20', '2026-11-27'),
    leave(3, '2026-12-20', '2026-12-24'),
  ];

  it('is split into what runs on the day and what starts after it', () => {
    const { away, next, next30 } = upcomingGroups(vacations, '2026-11-20');
    expect(away.map(({ id }) => id)).toEqual([1, 2]);
    expect(next.map(({ id }) => id)).toEqual([3]);
    expect(next30).toBe(1);
  });

  it('counts what starts within 30 days, the thirtieth included', () => {
    expect(upcomingGroups(vacations, '2026-11-19').next30).toBe(1);
  });

  it('is found by a name typed without diacritics', () => {
    expect(nameMatches('Çlirim Gërvalla', 'clirim g')).toBe(true);
    expect(nameMatches('Çlirim Gërvalla', 'arta')).toBe(false);
  });
});
