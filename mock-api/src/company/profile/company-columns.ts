import type { CompanyForm } from '@paga/contract/company/profile';
import type { tenant } from '#core/db/table.ts';

type Columns = Pick<
  typeof tenant.$inferInsert,
  'name' | 'email' | 'status' | 'registrationDate' | 'expirationDate'
> & {
  businessNumber?: string | null;
  address?: string | null;
  phone?: string | null;
  authorizedPerson?: string | null;
  hasQuickbooks?: boolean;
  code?: string;
};

const OPTIONAL_TEXTS = ['businessNumber', 'address', 'phone', 'authorizedPerson'] as const;

function optionalTexts(form: CompanyForm): Partial<Record<(typeof OPTIONAL_TEXTS)[number], string | null>> {
  const given = OPTIONAL_TEXTS.filter((name) => form[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, form[name] || null]));
}

/** The company form as columns; optional fields that were left out are not among them. An empty text is none. */
export function companyColumns(form: CompanyForm): Columns {
  const { name, email, statusId, registrationDate, expirationDate, checkedQb, code } = form;
  return {
    name,
    email,
    status: statusId,
    registrationDate,
    expirationDate: expirationDate ?? null,
    ...optionalTexts(form),
    ...(checkedQb !== undefined && { hasQuickbooks: checkedQb }),
    ...(code !== undefined && { code }),
  };
}
