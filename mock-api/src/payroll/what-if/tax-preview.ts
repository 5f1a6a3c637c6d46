import { toEuro } from '@paga/payroll';

export const figures = (gross: number, before: number, after: number) => ({
  gross: toEuro(gross),
  before: toEuro(before),
  after: toEuro(after),
  difference: toEuro(after - before),
});
