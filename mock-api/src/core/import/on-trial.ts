import type { Tx } from '../db/transaction.ts';
import type { Context } from '../http/context.ts';

class RolledBack<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('rolled back on purpose');
  }
}

/** Does work within the transaction and answers what it came to; what it has written stays only when `stays` says so of the answer. */
export async function onTrial<Answer>(
  ctx: Context,
  work: (ctx: Context) => Promise<Answer>,
  stays: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  try {
    return await ctx.tx.transaction(async (inner) => {
      const answer = await work({ ...ctx, tx: inner as Tx });
      if (!stays(answer)) throw new RolledBack(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer;
    throw error;
  }
}
