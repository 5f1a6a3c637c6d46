import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, Percentage } from '#core/shapes.ts';
import { inCompany, superAdminInCompany } from '../core/access-level.ts';
import { ChangedBy, FIRST_TAX_DAY } from './law/taxes.ts';

/** Pension contribution percentages of a company. */
export const Contribution = z.object({
  contributeId: Id,
  validFrom: CivilDate,
  employerContribute: Percentage,
  personalContribute: Percentage,
});
export type Contribution = z.infer<typeof Contribution>;

/** Contributions in force today. */
export const getContribution = endpoint({
  method: 'GET',
  path: '/configurations/getcontribute',
  summary: 'Contributions of the company',
  response: Contribution,
  effect: 'read',
  access: inCompany,
});

/** One entry of the history. */
export const DatedContribution = Contribution.extend({ inForce: z.boolean(), ...ChangedBy });
export type DatedContribution = z.infer<typeof DatedContribution>;

/** Contributions of the company by their dates, newest first. */
export const getContributionHistory = endpoint({
  method: 'GET',
  path: '/configurations/contribute-history',
  summary: 'Contributions of the company by date',
  response: z.array(DatedContribution),
  effect: 'read',
  access: inCompany,
});

/** Contributions from a day on. */
export const NewContribution = z.strictObject({
  contributeId: Id.optional(),
  employerContribute: Percentage,
  personalContribute: Percentage,
  /** The first payment date they are for; today when left out. */
  validFrom: CivilDate.refine((date) => date >= FIRST_TAX_DAY, {
    message: 'TOO_EARLY',
    params: { fault: 'TOO_EARLY' },
  }).optional(),
});
export type NewContribution = z.infer<typeof NewContribution>;

/** Changes the contributions from a day on. Those of the same date are replaced, unless salaries were already paid with them. */
export const updateContribution = endpoint({
  method: 'POST',
  path: '/configurations/updateContribute',
  summary: 'Change the contributions',
  body: NewContribution,
  response: Contribution,
  errors: ['TABLE_IN_USE'],
  effect: 'write',
  access: superAdminInCompany,
});
