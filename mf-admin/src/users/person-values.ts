import type { ErrorCode } from '@paga/contract/error-codes';
import { PASSWORD_ERRORS } from '@paga/contract/identity/password-rules';
import type { Language, RoleId } from '@paga/contract/shapes';

/** A company a person is linked to, as far as a form shows it. */
export type LinkedCompany = { id: number; name: string };

/** What the forms about people hold. */
export type PersonValues = {
  name: string;
  email: string;
  password?: string;
  language?: Language;
  roleId: RoleId;
  companies?: LinkedCompany[];
};

/** The fields that refusals of the whole call are about. */
export const PLACES: Partial<Record<ErrorCode, keyof PersonValues>> = {
  EMAIL_TAKEN: 'email',
  LAST_ADMINISTRATOR: 'companies',
  COMPANY_NOT_LINKED: 'companies',
  COMPANY_READ_ONLY: 'companies',
  ROLE_NOT_GRANTED: 'roleId',
  ...Object.fromEntries(PASSWORD_ERRORS.map((code) => [code, 'password' as const])),
};

/** The form's name for a field of the wire. */
export const placeOf = (path: string): string => (path.startsWith('tenantIds') ? 'companies' : path);
