import { query } from '@paga/client';
import {
  type CalendarEvent,
  getVacationCalendar,
  type LeavePerson,
  leaveReasonName,
  leaveTypeLetter,
  leaveTypeName,
} from '@paga/contract/leave';
import { type Language, useKit } from '@paga/kit';
import { addDays, daysBetween, weekday } from '@paga/payroll';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeavePeople } from '#wall/use-leave-people.ts';
import { useWallShare } from '#wall/use-wall-share.ts';
import { type WallLeave, wallOf } from '#wall/wall.ts';
import { wallDays } from '#wall/wall-days.ts';
import { WallGrid } from '#wall/wall-grid.tsx';
import type { Days } from '../leave/chosen-days.ts';
import { useDaysOff } from '../leave/use-days-off.ts';
import '../leave/leave-colours.css';

/** A leave longer than this is shown by its first year: the law knows none that is longer. */
const MOST_DAYS = 366;

/** Whole weeks around the days, so that who comes and goes beside them is seen. */
function weeksAround({ from, to }: Days): Days {
  const last = daysBetween(from, to) < MOST_DAYS ? to : addDays(from, MOST_DAYS - 1);
  return { from: addDays(from, 1 - weekday(from)), to: addDays(last, 7 - weekday(last)) };
}

/** The person, then those of the same sectors, first who is away in these days; of a company without sectors everybody. */
function colleaguesOf(
  people: readonly LeavePerson[],
  employeeId: number,
  away: ReadonlySet<number>,
): LeavePerson[] {
  const own = people.find(({ id }) => id === employeeId);
  const hasSectors = people.some(({ sectorIds }) => sectorIds.length > 0);
  const near = people.filter(
    ({ id, sectorIds }) =>
      id !== employeeId && (!hasSectors || sectorIds.some((sector) => own?.sectorIds.includes(sector))),
  );
  return [
    ...(own ? [own] : []),
    ...near.filter(({ id }) => away.has(id)),
    ...near.filter(({ id }) => !away.has(id)),
  ];
}

const toWallLeave =
  (language: Language) =>
  (event: CalendarEvent): WallLeave => {
    const { id, employeeId, title: name, start: from, end: to, colour, typeId: type, reason } = event;
    const names = [leaveTypeName(type, language), reason && leaveReasonName(reason, language)];
    const letter = leaveTypeLetter(type, language);
    return { id, employeeId, name, from, to, colour, letter, typeName: names.filter(Boolean).join(', ') };
  };

type SectorWallProps = { employeeId: number; days: Days };

/** Who of the person's sectors is away around the days that are being booked. */
export function SectorWall({ employeeId, days: { from, to } }: SectorWallProps): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const { share } = useWallShare();
  const people = useLeavePeople().data;
  const around = weeksAround({ from, to });
  const events = useQuery({
    ...query(getVacationCalendar, { query: { tenantId, period: `${around.from}/${around.to}` } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  }).data;
  const daysOff = useDaysOff([...new Set([around.from, around.to].map((day) => Number(day.slice(0, 4))))]);
  const wall = useMemo(() => {
    if (!people || !events) return null;
    const days = wallDays({ from: around.from, to: around.to }, daysOff, language);
    const away = new Set(
      events.filter((one) => one.start <= to && one.end >= from).map((one) => one.employeeId),
    );
    const shown = colleaguesOf(people, employeeId, away);
    const ids = new Set(shown.map(({ id }) => id));
    const leaves = events.filter((one) => ids.has(one.employeeId)).map(toWallLeave(language));
    return wallOf({ people: shown, sectors: [], others: '', leaves, days, share });
  }, [people, events, around.from, around.to, from, to, daysOff, employeeId, language, share]);
  if (!wall || wall.rows.length < 2) return null;
  return (
    <section className="leave-sector" aria-label={t('booking.sector')}>
      <h3 className="leave-sector-title">{t('booking.sector')}</h3>
      <WallGrid
        wall={wall}
        label={t('booking.sector')}
        start={{ personId: employeeId, date: from }}
        marked={{ from, to }}
      />
    </section>
  );
}
