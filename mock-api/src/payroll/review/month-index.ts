import { parts } from '@paga/payroll';

/** A month as a number that grows with time; a month after today's was calculated ahead and is not "so far". */
export const monthIndex = (date: string) => {
  const { year, month } = parts(date);
  return year * 12 + month;
};
