import { z } from 'zod';
import { LeaveConfiguration, ValidFrom } from '#company/settings.ts';
import { editorInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';

/** Changes the leave configuration from a day on. */
export const updateLeaveConfiguration = endpoint({
  method: 'POST',
  path: '/configurations/update-holiday/percentage',
  summary: 'Change the leave configuration',
  body: z.strictObject({ ...LeaveConfiguration.omit({ validFrom: true }).shape, ...ValidFrom }),
  companyIn: 'body.tenantId',
  response: LeaveConfiguration,
  errors: ['PERIOD_CLOSED', 'CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});
