import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';

/**
 * What a company offers its people: the page, and each part of it; payslips from the closing on or, `fromPaymentDate`, from the payment date. `notice`: who has joined is mailed
 * that a payslip is there, and not the payslip. `sectorAbsences`: with leave also who of one's sector is away. Off by default.
 */
export const OwnPageSettings = z.strictObject({
  page: z.boolean(),
  payslips: z.boolean(),
  leave: z.boolean(),
  data: z.boolean().optional(),
  fromPaymentDate: z.boolean().optional(),
  notice: z.boolean().optional(),
  sectorAbsences: z.boolean().optional(),
});
export type OwnPageSettings = z.infer<typeof OwnPageSettings>;

/** What the company offers, and how many have joined. */
export const getOwnPageSettings = endpoint({
  method: 'GET',
  path: '/own-pages/settings',
  summary: 'What the own page offers',
  response: z.object({ ...OwnPageSettings.shape, joined: z.int() }),
  effect: 'read',
  access: inCompany,
});

/** Switches the page and its parts. Payslips that somebody has read stay readable for them. `was`: what was read; `CONFLICT` when it is other since. */
export const saveOwnPageSettings = endpoint({
  method: 'POST',
  path: '/own-pages/settings',
  summary: 'Switch the own page and its parts',
  body: z.strictObject({ ...OwnPageSettings.shape, was: OwnPageSettings.optional() }),
  response: z.object({ ...OwnPageSettings.shape, joined: z.int() }),
  errors: ['CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});
