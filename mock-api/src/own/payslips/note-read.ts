import { and, eq, isNull } from 'drizzle-orm';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { ownLink } from '../table.ts';

/** Notes, after the answer, that somebody has read a payslip here: closed ones stay theirs when the company switches the page off. */
export function noteRead({ afterCommit, asAccess, own, now }: OwnEmployeeContext): void {
  const unread = and(eq(ownLink.id, own.linkId), isNull(ownLink.payslipsReadAt));
  afterCommit(() => asAccess((tx) => tx.update(ownLink).set({ payslipsReadAt: now }).where(unread)));
}
