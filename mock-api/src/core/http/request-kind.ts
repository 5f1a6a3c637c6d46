import type { AuditFacts } from '../audit/audit-facts.ts';
import type { InCompany } from '../db/scoped-rows.ts';
import type { Context } from './context.ts';

/** What became of writing what was asked for: the object it made with the lines of the ordinary write, or why the ordinary check refuses it. */
export type Applied<Refusal> = { objectId: number; audit: readonly AuditFacts[] } | { refusal: Refusal };

/**
 * A kind of request, declared by the area whose write it asks for. What is asked for is a patch; it is stored with what it was made on, and written by `apply`, the
 * ordinary write of that area, only while that is the same.
 */
export type RequestKind<Patch, Base, Refusal> = {
  base: (ctx: InCompany, employeeId: number, patch: Patch) => Promise<Base>;
  apply: (ctx: Context, employeeId: number, patch: Patch) => Promise<Applied<Refusal>>;
};
