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

/** What becomes of a file of an employee that somebody removes. */
export const filesToKeep = new Port<{
  /** Lets go of it; refuses with `FILE_CONFIRMED` where the person has confirmed it. */
  release: (ctx: InCompany, attachmentId: number) => Promise<void>;
}>('files that were confirmed');
