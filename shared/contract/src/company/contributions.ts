import { z } from 'zod';
import { datedSetting } from '#core/dated-setting.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { ChangedBy, paidFrom } from './law/taxes.ts';
import { settingShapes } from './setting-fields.ts';

/** Pension contribution percentages of a company. */
export const Contribution = z.object({
  contributeId: Id,
  validFrom: CivilDate,
  ...settingShapes('contributions'),
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

/** Contributions from a day on. */
export const NewContribution = z.strictObject({
  contributeId: Id.optional(),
  ...settingShapes('contributions'),
  validFrom: paidFrom(),
});
export type NewContribution = z.infer<typeof NewContribution>;

/**
 * Contributions of the company by their dates, newest first, and their change from a day on. Those of the same date are replaced, unless salaries were already
 * paid with them.
 */
export const { read: getContributionHistory, change: updateContribution } = datedSetting({
  of: 'platform',
  read: {
    path: '/configurations/contribute-history',
    summary: 'Contributions of the company by date',
    response: z.array(DatedContribution),
  },
  change: {
    path: '/configurations/updateContribute',
    summary: 'Change the contributions',
    body: NewContribution,
    response: Contribution,
    errors: ['TABLE_IN_USE'],
  },
});
