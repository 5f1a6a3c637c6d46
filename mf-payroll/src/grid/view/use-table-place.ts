import type { DataTableProps } from '@paga/kit';
import { useMemo } from 'react';
import type { Period } from '#month/period/use-period.ts';
import { keepPlace, lastPlace } from './last-place.ts';
import { useOwner } from './use-owner.ts';

/** Where the table of a month was scrolled to when the person left it, and how that is kept. */
export function useTablePlace({ month, year }: Period): Pick<DataTableProps<never>, 'place' | 'onPlace'> {
  const owner = useOwner();
  return useMemo(() => {
    const last = lastPlace(owner);
    return {
      place: last?.month === month && last.year === year ? last : undefined,
      onPlace: (place) => keepPlace(owner, { month, year }, place),
    };
  }, [owner, month, year]);
}
