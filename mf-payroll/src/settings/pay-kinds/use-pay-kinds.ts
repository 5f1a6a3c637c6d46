import { query } from '@paga/client';
import { getPayKinds } from '@paga/contract/company/pay-kinds';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** The kinds of pay of the company. */
export function usePayKinds() {
  const { id: tenantId } = useCompany();
  return useQuery({ ...query(getPayKinds, { query: { tenantId } }), meta: { silent: true } });
}
