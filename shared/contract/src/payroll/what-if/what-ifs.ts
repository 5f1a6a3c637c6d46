import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { MonthQuery } from '../month/month-query.ts';
import { NewWhatIf, WhatIf, WhatIfCarried, WhatIfCarryOver, WhatIfEdit, WhatIfs } from './what-if.ts';

const OneWhatIf = z.strictObject({ id: QueryId });

/** The sandboxes of a month (ours). */
export const getWhatIfs = endpoint({
  method: 'GET',
  path: '/salaries/whatIf',
  summary: 'The what-ifs of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: WhatIfs,
  effect: 'read',
  access: inCompany,
});

/** Makes a sandbox of an open month (ours). The month itself is not touched. */
export const createWhatIf = endpoint({
  method: 'POST',
  path: '/salaries/whatIf',
  summary: 'Make a what-if of an open month',
  body: NewWhatIf,
  companyIn: 'body.tenantId',
  response: WhatIf,
  errors: ['NO_SALARIES', 'PERIOD_CLOSED'],
  effect: 'write',
  access: inCompany,
});

/** Changes a sandbox (ours): its name and its whole list of changes. */
export const updateWhatIf = endpoint({
  method: 'POST',
  path: '/salaries/whatIf/{id}',
  summary: 'Change a what-if',
  params: OneWhatIf,
  body: WhatIfEdit,
  companyIn: 'body.tenantId',
  response: WhatIf,
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Throws a sandbox away (ours), also one that was carried over: what it did stays. */
export const deleteWhatIf = endpoint({
  method: 'POST',
  path: '/salaries/whatIf/{id}/delete',
  summary: 'Throw a what-if away',
  params: OneWhatIf,
  body: z.strictObject({ tenantId: Id, version: z.int() }),
  companyIn: 'body.tenantId',
  response: z.object({ deleted: z.boolean() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/**
 * Carries a sandbox over (ours), all or nothing: inputs of the month become edits of its rows, raises and contributions become dated terms, the
 * month is calculated again and must come out to the cent as the sandbox said. Rates stay where they are. Needs the grant of a checked closing code.
 */
export const carryOverWhatIf = endpoint({
  method: 'POST',
  path: '/salaries/whatIf/{id}/carryOver',
  summary: 'Carry a what-if over into its month',
  params: OneWhatIf,
  body: WhatIfCarryOver,
  companyIn: 'body.tenantId',
  response: WhatIfCarried,
  errors: [
    'NOT_FOUND',
    'PERIOD_CLOSED',
    'CONFLICT',
    'EDIT_NOT_GRANTED',
    'MONTH_OUTDATED',
    'NO_GROSS_FOR_NET',
  ],
  effect: 'write',
  calculates: true,
  access: inCompany,
});
