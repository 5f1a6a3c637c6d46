import type { Tx } from '../db/transaction.ts';
import type { Context } from '../http/context.ts';

class TakenBack<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('taken back on purpose');
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
      if (!stays(answer)) throw new TakenBack(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.answer as Answer;
    throw error;
  }
}
