import type { Company, CompanyForm } from '@paga/contract/company/profile';
import { CompanyStatus } from '@paga/contract/shapes';

/** The form as the fields hold it: an empty field is null or an empty text, on the wire it is left out or null. */
export type CompanyValues = {
  name: string;
  email: string;
  businessNumber?: string | null;
  statusId: CompanyStatus;
  registrationDate: string;
  expirationDate?: string | null;
  code?: string;
  checkedQb?: boolean;
};

export const newCompany = (today: string): Partial<CompanyValues> => ({
  statusId: CompanyStatus.active,
  registrationDate: today,
  checkedQb: false,
});

export function valuesOf({
  name,
  email,
  businessNumber,
  statusId,
  registrationDate,
  expirationDate,
  hasQuickbooks,
}: Company): CompanyValues {
  return { name, email, businessNumber, statusId, registrationDate, expirationDate, checkedQb: hasQuickbooks === 1 };
}

export function formOf({
  name,
  email,
  businessNumber,
  statusId,
  registrationDate,
  expirationDate,
  code,
  checkedQb,
}: CompanyValues): CompanyForm {
  return {
    name,
    email,
    businessNumber: businessNumber || null,
    statusId,
    registrationDate,
    expirationDate: expirationDate || null,
    ...(code && { code }),
    checkedQb: checkedQb ?? false,
  };
}
