import { query } from '@paga/client';
import { getMonthOverview } from '@paga/contract/filing';
import { todayInKosovo } from '@paga/kit';
import { addMonths, monthStart } from '@paga/payroll';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** The first day of the month that is worked on, as the home page names it: what is entered now is meant for its run. Once it is closed, of the next one; undefined until that is known. */
export function useOpenMonth(): string | undefined {
  const { id: tenantId } = useCompany();
  const mayLook = useMayCall('getMonthOverview');
  const { data, isLoading } = useQuery({
    ...query(getMonthOverview, { query: { tenantId } }),
    enabled: mayLook,
    meta: { silent: true },
  });
  if (!data) return isLoading ? undefined : `${todayInKosovo().slice(0, 8)}01`;
  const { year, month, state } = data.current;
  return state === 'closed' ? addMonths(monthStart(year, month), 1) : monthStart(year, month);
}
