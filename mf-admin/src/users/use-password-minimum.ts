import { query } from '@paga/client';
import { getCompanySecurity } from '@paga/contract/company/security';
import { PasswordLength } from '@paga/contract/limits';
import { RoleId } from '@paga/contract/shapes';
import { Form } from '@paga/kit';
import { useQueries } from '@tanstack/react-query';
import type { PersonValues } from './person-values.ts';

/** How long the new password of the form is at least: what the strictest of its companies asks; the server knows where one does not answer. */
export function usePasswordMinimum(): number {
  const form = Form.useFormInstance<PersonValues>();
  const companies = Form.useWatch('companies', { form, preserve: true }) ?? [];
  const granted = Form.useWatch('roleId', { form, preserve: true });
  const linked = granted === RoleId.superAdmin ? [] : companies;
  const minimums = useQueries({
    queries: linked.map(({ id }) => ({
      ...query(getCompanySecurity, { query: { tenantId: id } }, { company: id }),
      meta: { silent: true },
    })),
    combine: (answers) => answers.map(({ data }) => data?.passwordMinLength ?? 0),
  });
  return Math.max(PasswordLength.min, ...minimums);
}
