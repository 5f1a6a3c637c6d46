import type { Tx } from '#core/db/transaction.ts';
import type { Context } from '#core/http/context.ts';

class Undone<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('undone on purpose');
  }
}

/** Runs work within the transaction and answers what it came to; what it has written stays only when `keeps` says so of the answer. */
export async function undoneUnless<Answer>(
  ctx: Context,
  work: (ctx: Context) => Promise<Answer>,
  keeps: (answer: Answer) => boolean,
): Promise<Answer> {
  try {
    return await ctx.tx.transaction(async (inner) => {
      const answer = await work({ ...ctx, tx: inner as Tx });
      if (!keeps(answer)) throw new Undone(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer;
    throw error;
  }
}
