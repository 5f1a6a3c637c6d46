import { CompanyStatus } from '@paga/contract/shapes';

/** A company whose end has come is expired by itself. */
export function companyStatus({ status, expirationDate }: { status: number; expirationDate: string | null }, today: string): CompanyStatus {
  if (expirationDate !== null && expirationDate < today) return CompanyStatus.expired;
  return Object.values(CompanyStatus).find((known) => known === status) ?? CompanyStatus.suspended;
}
