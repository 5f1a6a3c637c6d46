import { civilDateOf } from '@paga/calendar';
import { type Database, inCompany } from '#core/db/transaction.ts';
import { saveImported } from '#employees/public.ts';
import { agimiRows } from './agimi-rows.ts';
import { bookDemoLeave } from './book-demo-leave.ts';
import { demoCompany, isFilled, noteFilled } from './demo-company.ts';
import { chooseLawAdditions } from './life/leave-of-demo.ts';
import { waitForTurn } from './life/wait-for-turn.ts';
import { openOwnPages } from './open-own-pages.ts';
import { seedDetails } from './seed-details.ts';

/**
 * The demo that the journeys start from: Agimi's people as the workbook has them, leave to come, and a year of calculated months that are all alike
 * and all open. A start that was cut off finds them all or none.
 */
export async function fillPlainDemo(db: Database, now: Date): Promise<void> {
  const { companyId, userId } = await demoCompany(db, 'agimi');
  const today = civilDateOf(now);
  const rows = await agimiRows(today);
  await inCompany(db, companyId, async (tx) => {
    await waitForTurn(tx);
    if (await isFilled(tx)) return;
    await saveImported({ tx, companyId, today }, rows);
    await chooseLawAdditions({ tx, companyId, today }, userId);
    await bookDemoLeave({ tx, companyId, today }, userId);
    await seedDetails({ tx, companyId, today, now, actor: { userId } });
  });
  await openOwnPages(db, now);
  await noteFilled(db, now);
}
