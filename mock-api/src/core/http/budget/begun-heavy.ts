import type { Database } from '#core/db/transaction.ts';
import type { Actor } from '../context.ts';
import type { AnswerDeps } from '../deps.ts';
import { beginShared } from './shared-budget.ts';

/** A heavy call that may begin, by what this server and then all of them have in hand; what comes back says that its work is over. */
export async function begunHeavy(
  { userId }: Pick<Actor, 'userId'>,
  companyId: number | undefined,
  { budget, underWay, log }: AnswerDeps,
  db: Database,
): Promise<() => void> {
  const end = budget.begin(userId, companyId);
  try {
    const [endShared, began] = [await beginShared(db, { userId, companyId }), performance.now()];
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      end();
      const note = () => endShared(performance.now() - began);
      // No answer waits for it; a server that stops does.
      (underWay ? underWay.answered(note) : note()).catch((err) =>
        log.warn({ err }, 'the end of a heavy call was not noted'),
      );
    };
  } catch (error) {
    end();
    throw error;
  }
}
