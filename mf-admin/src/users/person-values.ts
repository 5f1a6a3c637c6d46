import { isApiError } from '@paga/client';
import { PASSWORD_ERRORS } from '@paga/contract/password-rules';
import type { RoleId } from '@paga/contract/shapes';
import type { FieldError } from '@paga/kit';

/** A company a person is linked to, as far as a form shows it. */
export type LinkedCompany = { id: number; name: string };

/** What the forms about people hold. */
export type PersonValues = { name: string; email: string; password?: string; roleId: RoleId; companies: LinkedCompany[] };

const FIELD_OF: Record<string, keyof PersonValues> = {
  EMAIL_TAKEN: 'email',
  LAST_ADMINISTRATOR: 'companies',
  COMPANY_NOT_LINKED: 'companies',
  COMPANY_READ_ONLY: 'companies',
  ROLE_NOT_GRANTED: 'roleId',
  ...Object.fromEntries(PASSWORD_ERRORS.map((code) => [code, 'password' as const])),
};

/** A refusal as the form shows it: at its field, in the person's language; `undefined` when it is about none. */
export function fieldErrorOf(error: unknown, textOf: (error: unknown) => string): FieldError[] | undefined {
  if (!isApiError(error)) return undefined;
  const field = FIELD_OF[error.code];
  if (field) return [{ path: field, message: textOf(error) }];
  if (error.code !== 'VALIDATION_FAILED') return undefined;
  return error.fields.map(({ path }) => ({ path: path.startsWith('tenantIds') ? 'companies' : path, message: textOf(error) }));
}
