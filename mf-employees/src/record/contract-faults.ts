import { isApiError } from '@paga/client';
import type { TFunction } from 'i18next';

/** What the server refuses of a new contract, as errors of the fields in the person's language; what is about no field stays as it is. */
export function contractFaults(error: unknown, t: TFunction<'employees'>): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error;
  const textOf = ({ code, message }: { code: string; message: string }): string => {
    if (code === 'monthClosed') return t('employee.contract.monthClosed', { months: message });
    if (code === 'contractsOverlap') return t('employee.contract.overlap');
    return code === 'endBeforeStart' ? t('employee.contract.endBeforeStart') : message;
  };
  const fields = error.fields.map((field) => ({ path: field.path, message: textOf(field) }));
  return Object.assign(new Error(error.message), { fields });
}
