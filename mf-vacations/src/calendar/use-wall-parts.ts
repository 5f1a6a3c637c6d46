import { query } from '@paga/client';
import { getSectors, type Sector } from '@paga/contract/employees/sectors';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeavePeople } from '#wall/use-leave-people.ts';
import { useWallShare } from '#wall/use-wall-share.ts';
import { isWall } from './shown-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';
import type { WallParts } from './wall-view.tsx';

const NO_SECTORS: Sector[] = [];

type Shown = Pick<WallParts, 'weekWorkingDays' | 'holidays'>;

/** What of the wall chart is in the address: the sector asked for, the person whose row it begins with, only who is away. */
function useWallChoice() {
  const [params, setParams] = useSearchParams();
  const change = (name: 'sector' | 'away', value: number | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, String(value));
        return next;
      },
      { replace: true },
    );
  return {
    asked: Number(params.get('sector')),
    personId: Number(params.get('person')) || undefined,
    onlyAway: params.has('away'),
    change,
  };
}

/** The people and sectors of the wall chart, loaded only where it is seen; which sector and whose row and whether only who is away are in the address (`?view=wall&sector=3&person=7&away=1`). */
export function useWallParts({ view, date }: CalendarPlace, { weekWorkingDays, holidays }: Shown) {
  const { id: tenantId } = useCompany();
  const { asked, personId, onlyAway, change } = useWallChoice();
  const wanted = isWall(view);
  const people = useLeavePeople(wanted);
  const sectors = useQuery({
    ...query(getSectors, { query: { tenantId } }),
    enabled: wanted,
    meta: { silent: true },
  });
  const { share } = useWallShare();
  const all = sectors.data ?? NO_SECTORS;
  const sectorId = all.find(({ id }) => id === asked)?.id ?? null;
  const parts = useMemo(
    () => ({
      people: sectors.isPending ? undefined : people.data,
      sectors: sectorId === null ? all : all.filter(({ id }) => id === sectorId),
      oneSector: sectorId !== null,
      onlyAway,
      start: { personId, date },
      ...{ share, weekWorkingDays, holidays },
    }),
    [
      people.data,
      sectors.isPending,
      all,
      sectorId,
      onlyAway,
      personId,
      date,
      share,
      weekWorkingDays,
      holidays,
    ],
  );
  const tools = {
    sectors: sectors.isPending ? undefined : all,
    sectorId,
    onSector: (id: number | null) => change('sector', id),
    onlyAway,
    onOnlyAway: (only: boolean) => change('away', only ? 1 : null),
  };
  return { parts, failed: [people, sectors].find(({ isError }) => isError), tools };
}
