import type { Company, CompanyForm } from '@paga/contract/company/profile';
import { CompanyStatus } from '@paga/contract/shapes';

/** The form as the fields hold it: an empty field is null or an empty text, on the wire it is left out or null. */
export type CompanyValues = {
  name: string;
  email: string;
  businessNumber?: string | null;
  address?: string | null;
  phone?: string | null;
  authorizedPerson?: string | null;
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
  address,
  phone,
  authorizedPerson,
  statusId,
  registrationDate,
  expirationDate,
  hasQuickbooks,
}: Company): CompanyValues {
  const facts = { businessNumber, address, phone, authorizedPerson };
  return {
    name,
    email,
    ...facts,
    statusId,
    registrationDate,
    expirationDate,
    checkedQb: hasQuickbooks === 1,
  };
}

export function formOf({
  name,
  email,
  businessNumber,
  address,
  phone,
  authorizedPerson,
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
    address: address || null,
    phone: phone || null,
    authorizedPerson: authorizedPerson || null,
    statusId,
    registrationDate,
    expirationDate: expirationDate || null,
    ...(code && { code }),
    checkedQb: checkedQb ?? false,
  };
}
