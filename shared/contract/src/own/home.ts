import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, Year } from '#core/shapes.ts';
import { ComparedRow } from '#payroll/review/comparison.ts';

/** The month before the last closed one: `difference` is the later net less this one, and the sum of `causes` to the cent. */
const OwnChange = z.object({
  year: Year,
  month: Month,
  netto: Euro,
  difference: ComparedRow.shape.difference,
  causes: ComparedRow.shape.causes,
});

/**
 * What an own page opens with. `last` is the newest closed month (null: none yet), `id` of its payslip; `change` from the month before it, null where that was not closed with
 * this person in it. `leaveLeft`: days of annual leave left this year; null where the company does not show leave, and to who has left.
 * `toDecide`: requests for leave that wait for this person as their approver.
 */
export const OwnHome = z.object({
  last: z
    .object({
      id: Id,
      year: Year,
      month: Month,
      paymentDate: CivilDate,
      netto: Euro,
      correcting: z.boolean(),
      change: OwnChange.nullable(),
    })
    .nullable(),
  leaveLeft: z.number().nullable(),
  toDecide: z.int().optional(),
});
export type OwnHome = z.infer<typeof OwnHome>;

/** Everything that an own page opens with, in one answer. */
export const getOwnHome = endpoint({
  method: 'GET',
  path: '/own/home',
  summary: 'What an own page opens with: the last net and its change, leave left',
  response: OwnHome,
  effect: 'read',
  access: ownEmployee,
});
