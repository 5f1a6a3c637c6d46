import { formatDate, useKit } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../leave/day-label.ts';
import { leaveOn, type Wall } from './wall.ts';

/** What a cell says when it is read out: whose day, whether that person is away, and how many are. */
export function useCellText(wall: Wall): (row: number, day: number) => string {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  return (at, place) => {
    const [row, day] = [wall.rows[at], wall.days[place]];
    if (!row || !day) return '';
    const counts = row.kind === 'sector' ? row : wall;
    const leave = row.kind === 'person' ? leaveOn(row, place) : undefined;
    const state = leave
      ? t(leave.requestId === undefined ? 'wall.onLeave' : 'wall.asksLeave', {
          type: leave.typeName,
          from: formatDate(leave.from),
          to: formatDate(leave.to),
        })
      : (day.holiday ?? t(day.off ? 'wall.dayOff' : 'wall.free'));
    const away = t('wall.awayOf', { count: counts.people, away: counts.away[place] ?? 0 });
    const sectors = wall.crowdedIn[place]?.join(', ');
    const parts = [
      row.kind === 'person' ? row.person.name : row.name,
      dayLabel(day.date, language),
      ...(row.kind === 'person' ? [state] : []),
      ...(day.off ? [] : [away]),
      ...(counts.crowded[place] ? [t('wall.crowded')] : []),
      ...(row.kind === 'person' && sectors ? [t('wall.crowdedIn', { sectors })] : []),
    ];
    return parts.join(', ');
  };
}
