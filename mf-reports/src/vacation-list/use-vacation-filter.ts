import { CivilDate } from '@paga/contract/shapes';
import { useAddress } from '#address/use-address.ts';
import { currentMonth } from '#address/use-month.ts';

/** Part of a name, first and last day; without others the days of this year. */
export function useVacationFilter() {
  const [search, change] = useAddress();
  const { year } = currentMonth();
  const day = (name: string, otherwise: string) => CivilDate.safeParse(search.get(name)).data ?? otherwise;
  const name = search.get('name') ?? '';
  return {
    from: day('from', `${year}-01-01`),
    to: day('to', `${year}-12-31`),
    name,
    /** Only who took leave in these days. */
    isTaken: search.get('taken') === '1',
    change,
  };
}
