import type { OwnPageSettings } from '@paga/contract/own/settings';
import { and, eq, sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { ownLink, ownSetting } from '../table.ts';

/** Until a company says otherwise. */
const OFF: OwnPageSettings = {
  ...{ page: false, payslips: false, leave: false, data: false },
  ...{ fromPaymentDate: false, notice: false, sectorAbsences: false },
};

/** What the company offers its people, and how many have joined. */
export async function ownPageSettings(ctx: InCompany): Promise<OwnPageSettings & { joined: number }> {
  const { page, payslips, leave, data, fromPaymentDate, notice, sectorAbsences } = ownSetting;
  const [row] = await ctx.tx
    .select({ page, payslips, leave, data, fromPaymentDate, notice, sectorAbsences })
    .from(ownSetting)
    .where(scoped(ctx, ownSetting));
  const [joined] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(ownLink)
    .where(and(scoped(ctx, ownLink), eq(ownLink.state, 'joined')));
  return { ...(row ?? OFF), joined: joined?.count ?? 0 };
}

/** Switches the page and its parts. */
export async function setOwnPage({ tx, companyId }: InCompany, settings: OwnPageSettings): Promise<void> {
  await tx
    .insert(ownSetting)
    .values({ tenantId: companyId, ...settings })
    .onConflictDoUpdate({ target: ownSetting.tenantId, set: settings });
}
