import type { Company } from '@paga/contract/company/profile';
import type { tenant } from '#core/db/table.ts';
import { fileLink } from '#core/files/file-store.ts';
import { companyStatus, statusSet } from '#identity/public.ts';

/** A company as the wire shows it; an end that has come makes it expired. */
export function companyRecord(row: typeof tenant.$inferSelect, today: string): Company {
  const {
    id,
    name,
    email,
    businessNumber,
    address,
    phone,
    authorizedPerson,
    registrationDate,
    expirationDate,
    version,
  } = row;
  const logo = fileLink(row.logo);
  const status = companyStatus(row, today);
  const statusId = statusSet(row);
  const hasQuickbooks = row.hasQuickbooks ? 1 : 0;
  const facts = { businessNumber, address, phone, authorizedPerson };
  return {
    id,
    name,
    email,
    ...facts,
    status,
    statusId,
    registrationDate,
    expirationDate,
    logo,
    hasQuickbooks,
    version,
  };
}
