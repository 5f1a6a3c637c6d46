import type { BankLayout, BankSettings, PayingAccount } from '@paga/contract/filing';
import { bankOf, ibanOf } from '@paga/payroll';
import { asc, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { bankLayout, payingAccount } from '../table.ts';
import { SHIPPED, type ShippedKey, shippedLayouts } from './shipped-layouts.ts';

type Stored = typeof bankLayout.$inferSelect;

/** A stored layout on the wire. */
export const wireLayout = ({ id, content }: Stored): BankLayout => ({ ...content, key: String(id), id });

/** Whether a key is of a layout that comes with the product. */
export const isShipped = (key: string): key is ShippedKey => SHIPPED.some((one) => one === key);

/** Paying accounts in their order, and every layout: the shipped ones, then the company's own by name. */
export async function bankSettings(ctx: Context): Promise<BankSettings> {
  const stored = await ctx.tx
    .select()
    .from(bankLayout)
    .where(scoped(ctx, bankLayout))
    .orderBy(sql`${bankLayout.name} collate "sq-x-icu"`, asc(bankLayout.id));
  const accounts = await ctx.tx
    .select()
    .from(payingAccount)
    .where(scoped(ctx, payingAccount))
    .orderBy(asc(payingAccount.position));
  return {
    accounts: accounts.map(({ id, account, layout, layoutId }): PayingAccount => {
      return {
        ...{ id, account, iban: ibanOf(account), bank: bankOf(account) },
        layout: layout ?? String(layoutId),
      };
    }),
    layouts: [...Object.values(shippedLayouts(ctx.actor.language)), ...stored.map(wireLayout)],
  };
}

/** The layout of a key, or `NOT_FOUND`. */
export const layoutOf = ({ layouts }: BankSettings, key: string): BankLayout =>
  found(layouts.find((layout) => layout.key === key));
