import { query } from '@paga/client';
import { getStatistics, type Statistics } from '@paga/contract/reports/statistics';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** The company's months of a year. */
export function useStatistics(year: number, enabled = true) {
  const { id: tenantId } = useCompany();
  return useQuery({
    ...query(getStatistics, { body: { tenantId, year } }),
    meta: { silent: true },
    enabled,
  });
}

/** Which months of a year are calculated and not closed. */
export const openIn = ({ months }: Statistics): number[] =>
  months.filter(({ open }) => open).map(({ month }) => month.monthId);
