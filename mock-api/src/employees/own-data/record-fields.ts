import type { ProposedField } from '@paga/contract/requests';
import { employee } from '#people/public.ts';

/** What of their record people propose to change, as columns. */
export const RECORD_FIELDS = {
  address: employee.address,
  municipality: employee.municipality,
  phone: employee.phone,
  familyContact: employee.familyContact,
  bank: employee.bank,
  bankAccountNumber: employee.bankAccountNumber,
} satisfies Record<ProposedField, unknown>;
