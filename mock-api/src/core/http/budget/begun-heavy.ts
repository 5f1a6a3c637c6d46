import type { Logger } from 'pino';
import type { Database } from '#core/db/transaction.ts';
import { beginShared, type HeavyCall } from './shared-budget.ts';
import type { WorkBudget } from './work-budget.ts';

type Around = {
  db: Database;
  budget: WorkBudget;
  log: Logger;
  /** What a server that stops waits for. */
  underWay?: { answered: (work: () => Promise<void>) => Promise<void> } | undefined;
};

/** A heavy call that may begin, by what this server and then all of them have in hand; what comes back says that its work is over. */
export async function begunHeavy(
  call: HeavyCall,
  { db, budget, log, underWay }: Around,
): Promise<() => void> {
  const end = budget.begin(call.userId, call.companyId);
  try {
    const [endShared, began] = [await beginShared(db, call), performance.now()];
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
