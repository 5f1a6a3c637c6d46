import { CompanyStatus } from '@paga/contract/shapes';

type Stored = { status: number; expirationDate: string | null };

/** The status somebody has set. */
export function statusSet({ status }: Pick<Stored, 'status'>): CompanyStatus {
  return Object.values(CompanyStatus).find((known) => known === status) ?? CompanyStatus.suspended;
}

/** A company whose end has come is expired by itself. */
export function companyStatus({ status, expirationDate }: Stored, today: string): CompanyStatus {
  if (expirationDate !== null && expirationDate < today) return CompanyStatus.expired;
  return statusSet({ status });
}
