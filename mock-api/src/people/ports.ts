import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { Port } from '#core/port.ts';

/** Who changes an employee. */
export type Writer = InCompany & Pick<Context, 'now' | 'actor'>;

/** What goes with the e-mail of an employee. */
export const emailChanges = new Port<{
  /** Within the same transaction as the change, whichever call makes it. */
  changed: (ctx: Writer, employeeId: number) => Promise<unknown>;
}>('changed e-mails of employees');
