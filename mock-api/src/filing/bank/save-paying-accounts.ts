import { type BankSettings, savePayingAccounts as call } from '@paga/contract/filing';
import { checkBankAccount } from '@paga/payroll';
import { and, notInArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { invalidField, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { payingAccount } from '../table.ts';
import { bankSettings, isShipped } from './bank-settings.ts';

type Asked = { account: string; layout: string };

const bankCode = (account: string) => account.slice(0, 2);

/** The accounts as 16 digits, each with a layout that is there; a bank has one, so that it is clear which one pays its own people. */
function checked(asked: readonly Asked[], { layouts }: BankSettings): Asked[] {
  const accounts = asked.map(({ account, layout }, at) => {
    const check = checkBankAccount(account);
    if (!check.ok)
      throw invalidField(
        `accounts.${at}.account`,
        'notSixteenDigits',
        'An account has 16 digits, or is an IBAN of Kosovo',
      );
    if (!layouts.some(({ key }) => key === layout))
      throw notFoundField(`accounts.${at}.layout`, 'notFound', 'The layout is not there.');
    return { account: check.value, layout };
  });
  const twice = accounts.findIndex(
    ({ account }, at) => accounts.findIndex((other) => bankCode(other.account) === bankCode(account)) !== at,
  );
  if (twice >= 0)
    throw invalidField(`accounts.${twice}.account`, 'twice', 'Another account is at the same bank');
  return accounts;
}

async function store(ctx: Context, accounts: readonly Asked[]): Promise<void> {
  const named = accounts.map(({ account }) => account);
  await ctx.tx
    .delete(payingAccount)
    .where(
      and(
        scoped(ctx, payingAccount),
        named.length > 0 ? notInArray(payingAccount.account, named) : undefined,
      ),
    );
  if (named.length === 0) return;
  const rows = accounts.map(({ account, layout }, position) => ({
    ...{ tenantId: ctx.companyId, position, account },
    layout: isShipped(layout) ? layout : null,
    layoutId: isShipped(layout) ? null : Number(layout),
  }));
  await ctx.tx
    .insert(payingAccount)
    .values(rows)
    .onConflictDoUpdate({
      target: [payingAccount.tenantId, payingAccount.account],
      set: {
        position: sql`excluded."position"`,
        layout: sql`excluded."layout"`,
        layoutId: sql`excluded."layoutId"`,
      },
    });
}

const listed = ({ accounts }: BankSettings) => accounts.map(({ account }) => account).join(', ') || null;

export const savePayingAccounts = write({
  call,
  load: (ctx) => bankSettings(ctx),
  run: async (ctx, { body }, before) => {
    await store(ctx, checked(body.accounts, before));
    return bankSettings(ctx);
  },
  audit: ({ loaded, answer }) => ({
    page: 'configurations',
    type: 'savePayingAccounts',
    old: { bankAccountNumber: listed(loaded), layouts: layoutsOf(loaded) },
    new: { bankAccountNumber: listed(answer), layouts: layoutsOf(answer) },
  }),
});

const layoutsOf = ({ accounts, layouts }: BankSettings) =>
  accounts.map((one) => layouts.find(({ key }) => key === one.layout)?.name).join(', ') || null;
