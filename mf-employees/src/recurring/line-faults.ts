import { isApiError } from '@paga/client';
import type { TFunction } from 'i18next';

/** Faults whose words name nothing of the line. */
const KNOWN = [
  'lineTaken',
  'endBeforeStart',
  'paidWhole',
  'debtDeducts',
  'kindField',
  'kindInactive',
] as const;

/** What the server refuses of a line, as errors of the fields in the person's language; what is about no field stays as it is. */
export function lineFaults(error: unknown, t: TFunction<'employees'>): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error;
  const textOf = ({ code, message }: { code: string; message: string }): string => {
    if (code === 'monthClosed') return t('recurring.fault.monthClosed', { months: message });
    if (code === 'totalTaken') return t('recurring.fault.totalTaken', { amount: message });
    const known = KNOWN.find((one) => one === code);
    return t(known ? `recurring.fault.${known}` : 'recurring.fault.value');
  };
  const fields = error.fields.map((field) => ({
    path: field.path.replace(/^line\./, ''),
    message: textOf(field),
  }));
  return Object.assign(new Error(error.message), { fields });
}
