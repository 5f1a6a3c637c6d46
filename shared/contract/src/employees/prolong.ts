import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';

/** Most contracts that are prolonged at once. */
export const PROLONGED_AT_ONCE = 200;

const employeeIds = z.array(Id).min(1).max(PROLONGED_AT_ONCE);

/**
 * Why a contract cannot be prolonged by its own length: a draft or one without an end, somebody who leaves, more than ten years of fixed term together
 * (Law on Labour 03/L-212, art. 10; `detail`: the last day of them), closed months whose pay it would change (`detail`, MM.yyyy).
 */
export const ProlongRefusal = z.enum(['noEnd', 'leaving', 'tenYears', 'monthClosed']);
export type ProlongRefusal = z.infer<typeof ProlongRefusal>;

/** A contract and the end it would get: as long again as its last term. `since`: the first day of unbroken work. */
export const Prolongation = z.object({
  employeeId: Id,
  name: z.string(),
  since: CivilDate.nullable(),
  ended: CivilDate.nullable(),
  until: CivilDate.nullable(),
  refusal: z.object({ code: ProlongRefusal, detail: z.string() }).nullable(),
});
export type Prolongation = z.infer<typeof Prolongation>;

/** Until when contracts would go on, prolonged by their own length (ours). */
export const previewProlongation = endpoint({
  method: 'POST',
  path: '/employee/previewProlong',
  summary: 'Until when prolonged contracts go on',
  body: z.strictObject({ tenantId: Id, employeeIds }),
  companyIn: 'body.tenantId',
  response: z.array(Prolongation),
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/**
 * Prolongs contracts by their own length (ours), all of them or nobody: who cannot be is named as `people.<index>`. `ended`, `until`: what was shown; `CONFLICT` when
 * it is another since.
 */
export const prolongContracts = endpoint({
  method: 'POST',
  path: '/employee/prolong',
  summary: 'Prolong contracts by their own length',
  body: z.strictObject({
    tenantId: Id,
    people: z
      .array(anySpan(z.strictObject({ employeeId: Id, ended: CivilDate, until: CivilDate })))
      .min(1)
      .max(PROLONGED_AT_ONCE),
  }),
  companyIn: 'body.tenantId',
  response: z.array(Prolongation),
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  carries: 'worktable',
  access: inCompany,
});

/** A prolonged contract: its end before and now. `mayUndo`: no month after the end of before is closed. */
export const SavedProlongation = z.object({
  employeeId: Id,
  ended: CivilDate,
  until: CivilDate,
  by: z.string().nullable(),
  at: z.string(),
  mayUndo: z.boolean(),
});
export type SavedProlongation = z.infer<typeof SavedProlongation>;

/** The newest prolongation of somebody's contract that is in force; null without one (ours). */
export const getProlongation = endpoint({
  method: 'GET',
  path: '/employee/prolong',
  summary: 'How the contract of somebody was prolonged',
  query: z.strictObject({ employeeId: QueryId }),
  response: SavedProlongation.nullable(),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Takes the newest prolongation of contracts back: all of them or nobody. Refused when a month after the end of before is closed (ours). */
export const undoProlongations = endpoint({
  method: 'POST',
  path: '/employee/prolong/undo',
  summary: 'Take prolongations of contracts back',
  body: z.strictObject({ tenantId: Id, employeeIds }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});
