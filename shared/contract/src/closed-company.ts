import { REFUSED_WHEN_CLOSED } from '../derived/access-table.ts';
import { CompanyStatus } from './core/shapes.ts';

/** Whether a company of this status (as the server answers it, a past `expirationDate` included) is read only. */
export function isClosedCompany(status: number): boolean {
  return status === CompanyStatus.suspended || status === CompanyStatus.expired;
}

/** Whether a closed company refuses the call with `COMPANY_READ_ONLY`. Unknown names: no. Source: the decisions on companies. */
export function refusedWhenClosed(call: string): boolean {
  return REFUSED_WHEN_CLOSED.has(call);
}
