import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { SettingDays } from '#core/limits.ts';
import { CivilDate, Id, Month, Year } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { PeriodState } from '../rows/salary-row.ts';

/**
 * Changes the day on which an open month is paid, and so the tables of tax and contribution it stands on (payroll rules §2). `was` is the day that was
 * read: another one by now answers `CONFLICT`. The rows stay as they are; the month is outdated until it is calculated again.
 */
export const updatePaymentDate = endpoint({
  method: 'POST',
  path: '/salaries/payment-date',
  summary: 'Change the payment date of an open month',
  body: anySpan(
    z.strictObject({
      tenantId: Id,
      month: Month,
      year: Year,
      paymentDate: CivilDate.refine((day) => day <= SettingDays.last, 'outside the days of the tables'),
      was: CivilDate,
    }),
  ),
  companyIn: 'body.tenantId',
  response: PeriodState,
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'CONFLICT', 'NO_TAX_TABLE'],
  effect: 'write',
  access: inCompany,
});
