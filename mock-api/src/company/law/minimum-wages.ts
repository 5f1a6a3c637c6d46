import { deleteMinimumWage, getMinimumWages, type MinimumWage, saveMinimumWage } from '@paga/contract/admin';
import { RoleId } from '@paga/contract/shapes';
import { toCents, toEuro } from '@paga/payroll';
import { desc, eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { personRead, personWrite } from '#core/http/handler.ts';
import { user } from '#core/user/table.ts';
import { minimumWage } from './table.ts';
import { lawText } from './tax-tables.ts';

type StoredWage = typeof minimumWage.$inferSelect;
const euro = (cents: number | null) => (cents === null ? null : toEuro(cents));

async function wireWages({ tx, today, actor }: PersonContext): Promise<MinimumWage[]> {
  const rows = await tx
    .select({ wage: minimumWage, name: user.name })
    .from(minimumWage)
    .leftJoin(user, eq(user.id, minimumWage.createdBy))
    .orderBy(desc(minimumWage.validFrom));
  const current = rows.find(({ wage }) => wage.validFrom <= today)?.wage.id;
  return rows.map(({ wage, name }) => ({
    id: wage.id,
    validFrom: wage.validFrom,
    amount: toEuro(wage.amount),
    youngAmount: euro(wage.youngAmount),
    youngBelowAge: wage.youngBelowAge,
    law: lawText(wage.source, actor.language),
    inForce: wage.id === current,
    changedBy: actor.roleId === RoleId.superAdmin ? name : null,
    changedAt: wage.createdBy === null ? null : wage.createdAt.toISOString(),
  }));
}

const told = ({ validFrom, amount, youngAmount, youngBelowAge, source }: StoredWage) => ({
  validFrom,
  amount: toEuro(amount),
  youngAmount: euro(youngAmount),
  youngBelowAge,
  law: source,
});

export const readMinimumWages = personRead({ call: getMinimumWages, run: wireWages });

/** Adds a minimum wage; one of the same date is replaced. It is compared with, and changes no salary, so that none can have been paid from it. */
export const runSaveMinimumWage = personWrite({
  call: saveMinimumWage,
  load: async ({ tx }, { body }) => (await tx.select().from(minimumWage).where(eq(minimumWage.validFrom, body.validFrom)).for('update'))[0],
  run: async (ctx, { body }) => {
    const values = {
      validFrom: body.validFrom,
      source: body.law ?? '',
      amount: toCents(body.amount),
      youngAmount: body.youngAmount == null ? null : toCents(body.youngAmount),
      youngBelowAge: body.youngBelowAge ?? null,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    };
    await ctx.tx.insert(minimumWage).values(values).onConflictDoUpdate({ target: minimumWage.validFrom, set: values });
    return found((await wireWages(ctx)).find((wage) => wage.validFrom === body.validFrom));
  },
  audit: ({ loaded, answer: { id, validFrom, amount, youngAmount, youngBelowAge, law } }) => ({
    page: 'minimumWage',
    type: loaded ? 'update' : 'create',
    objectId: id,
    old: loaded ? told(loaded) : null,
    new: { validFrom, amount, youngAmount, youngBelowAge, law: law ?? '' },
  }),
});

export const runDeleteMinimumWage = personWrite({
  call: deleteMinimumWage,
  load: async ({ tx }, { body }) =>
    found((await tx.select().from(minimumWage).where(eq(minimumWage.id, body.minimumWageId)).for('update'))[0]),
  run: async ({ tx }, _input, wage) => {
    await tx.delete(minimumWage).where(eq(minimumWage.id, wage.id));
    return undefined;
  },
  audit: ({ loaded }) => ({ page: 'minimumWage', type: 'delete', objectId: loaded.id, old: told(loaded) }),
});
