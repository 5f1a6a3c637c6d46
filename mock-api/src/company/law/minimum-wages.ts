import type { MinimumWage } from '@paga/contract/company/law/minimum-wage';
import { RoleId } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { desc, eq } from 'drizzle-orm';
import type { PersonContext } from '#core/http/context.ts';
import { user } from '#core/user/table.ts';
import { minimumWage } from './table.ts';
import { lawText } from './tax-tables.ts';

type StoredWage = typeof minimumWage.$inferSelect;
const euro = (cents: number | null) => (cents === null ? null : toEuro(cents));

export async function wireWages({ tx, today, actor }: PersonContext): Promise<MinimumWage[]> {
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

/** A wage as an audit line shows it. */
export const auditedWage = ({
  validFrom,
  amount,
  youngAmount,
  youngBelowAge,
  source,
}: Omit<StoredWage, 'id' | 'createdBy' | 'createdAt'>) => ({
  validFrom,
  amount: toEuro(amount),
  youngAmount: euro(youngAmount),
  youngBelowAge,
  law: source,
});
