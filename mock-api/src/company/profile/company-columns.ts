import type { CompanyForm } from '@paga/contract/company/profile';
import type { tenant } from '#core/db/table.ts';

type Columns = Pick<typeof tenant.$inferInsert, 'name' | 'email' | 'status' | 'registrationDate' | 'expirationDate'> & {
  businessNumber?: string | null;
  hasQuickbooks?: boolean;
  code?: string;
};

/** The company form as columns; optional fields that were left out are not among them. An empty NUI is none. */
export function companyColumns(form: CompanyForm): Columns {
  const { name, email, statusId, registrationDate, expirationDate, businessNumber, checkedQb, code } = form;
  return {
    name,
    email,
    status: statusId,
    registrationDate,
    expirationDate: expirationDate ?? null,
    ...(businessNumber !== undefined && { businessNumber: businessNumber || null }),
    ...(checkedQb !== undefined && { hasQuickbooks: checkedQb }),
    ...(code !== undefined && { code }),
  };
}
