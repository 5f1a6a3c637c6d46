import { type BankLayoutContent, BankSettingsLimit, saveBankLayout as call } from '@paga/contract/filing';
import { and, eq, ne, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { bankLayout } from '../table.ts';
import { wireLayout } from './bank-settings.ts';

const storedLayout = (ctx: Context, id: number) => and(scoped(ctx, bankLayout), eq(bankLayout.id, id));

async function requireGood(ctx: Context, layout: BankLayoutContent, id: number): Promise<void> {
  if (layout.format !== 'pain001' && layout.columns.length === 0)
    throw invalidField('layout.columns', 'required', 'A file has at least one column');
  const taken = await ctx.tx.$count(
    bankLayout,
    and(
      scoped(ctx, bankLayout),
      ne(bankLayout.id, id),
      sql`lower(${bankLayout.name}) = lower(${layout.name})`,
    ),
  );
  if (taken > 0) throw invalidField('layout.name', 'taken', 'Another layout has this name');
  if (id === 0 && (await ctx.tx.$count(bankLayout, scoped(ctx, bankLayout))) >= BankSettingsLimit.layouts)
    throw new DomainError('VALIDATION_FAILED', {
      message: `A company has at most ${BankSettingsLimit.layouts} layouts`,
    });
}

/** What the log says of a layout: its columns in one line. */
const facts = ({ columns, ...layout }: BankLayoutContent) => ({
  ...layout,
  columns: columns.map(({ field, title }) => `${title} (${field})`).join(', ') || null,
});

export const saveBankLayout = write({
  call,
  load: async (ctx, { body: { layoutId } }) =>
    layoutId === undefined
      ? null
      : found((await ctx.tx.select().from(bankLayout).where(storedLayout(ctx, layoutId)).for('update'))[0]),
  run: async (ctx, { body: { layout } }, before) => {
    await requireGood(ctx, layout, before?.id ?? 0);
    const values = { name: layout.name, content: layout };
    const [saved] = before
      ? await ctx.tx.update(bankLayout).set(values).where(storedLayout(ctx, before.id)).returning()
      : await ctx.tx
          .insert(bankLayout)
          .values({ tenantId: ctx.companyId, ...values })
          .returning();
    return wireLayout(found(saved));
  },
  audit: ({ input: { body }, loaded, answer }) => ({
    page: 'configurations',
    type: 'saveBankLayout',
    objectId: answer.id,
    old: loaded && facts(loaded.content),
    new: facts(body.layout),
    about: { layout: body.layout.name },
  }),
});
