import { forgetTrustedDevice as call } from '@paga/contract/identity/two-factor';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';

export const forgetTrustedDevice = personWrite({
  call,
  run: async ({ tx, actor }, { params }) => {
    const { rows } = await tx.execute(sql`
      update "known_device" set "trustedUntil" = null
      where "id" = ${params.id} and "userId" = ${actor.userId} and "trustedUntil" is not null returning 1`);
    found(rows[0]);
    return undefined;
  },
  audit: ({ input }) => ({ page: 'account', type: 'forgetDevice', objectId: input.params.id }),
});
