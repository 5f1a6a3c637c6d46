import { civilDateOf } from '@paga/calendar';
import { agimiRows } from './agimi-rows.ts';
import { demoCompany, isFilled, noteFilled } from './demo-company.ts';
import { atWork, type Surroundings } from './life/clerk.ts';
import { liveAgimi } from './life/live-agimi.ts';
import { liveDrini } from './life/live-drini.ts';
import { monthsBefore } from './life/months.ts';
import { openOwnPages } from './open-own-pages.ts';

/**
 * The demo that people look at: Agimi and Drini with a past up to today, made through the product's own handlers. The same for everybody who starts it
 * on the same day. A start that was cut off finds each company whole or empty.
 */
export async function fillDemo(around: Surroundings, now: Date): Promise<void> {
  const today = civilDateOf(now);
  const time = { day: monthsBefore(today)[0]?.first ?? today, until: now };
  const rows = await agimiRows(today);
  const agimi = await demoCompany(around.db, 'agimi');
  await atWork(around, agimi, time, async (clerk, tx) => {
    if (!(await isFilled(tx))) await liveAgimi(clerk, tx, { rows, today, userId: agimi.userId });
  });
  await atWork(around, await demoCompany(around.db, 'drini'), time, async (clerk, tx) => {
    if (!(await isFilled(tx))) await liveDrini(clerk, today);
  });
  await openOwnPages(around.db, now);
  await noteFilled(around.db, now);
}
