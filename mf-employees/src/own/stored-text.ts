import type { OwnData } from '@paga/contract/employees/own-data';

/** A value as it is shown: sixteen digits are read in fours, and break between them on a phone. */
export const storedText = (field: keyof OwnData, value: string): string =>
  field === 'bankAccountNumber' ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
