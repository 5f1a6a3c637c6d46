import type { AccountingLanguage } from '@paga/contract/identity/preferences';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { user } from '#core/user/table.ts';

export async function chosen({
  tx,
  actor,
}: Pick<PersonContext, 'tx' | 'actor'>): Promise<AccountingLanguage> {
  const [row] = await tx
    .select({ value: user.accountingLanguage })
    .from(user)
    .where(eq(user.id, actor.userId));
  return found(row).value;
}
