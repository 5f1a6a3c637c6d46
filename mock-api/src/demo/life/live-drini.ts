import { addStarterDocuments } from '@paga/contract/documents';
import { type NewEmployee, usualValues } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import type { Clerk } from './clerk.ts';
import { dayBack, type LifeMonth, monthsBefore, thrown } from './months.ts';
import { settleBank } from './paying.ts';
import { calculate, close, file, pay } from './salaries.ts';
import { hire } from './staff.ts';
import { DRINI, formOfInvented } from './temporary.ts';

const MONTHS = 4;
const ACCOUNT = '1738369042757095';
/** The pharmacies are open at weekends: how many of a hundred stand there, and how long. */
const [WEEKENDS, HOURS] = [40, 8];
/** The last closed month is paid, and still to be declared. */
const UNDECLARED = 2;

/** A season of Drini, which is behind with its declaration. */
export async function liveDrini(clerk: Clerk, today: CivilDate): Promise<void> {
  await settleBank(clerk, ACCOUNT);
  await clerk.call(addStarterDocuments, { body: { tenantId: clerk.companyId, language: 'sq' } });
  const ids: number[] = [];
  for (const [index, person] of DRINI.entries()) {
    const started = dayBack(today, 9 + index * 4, 1);
    ids.push(await hire(clerk, formOfInvented(person, usualValues() as NewEmployee, { started })));
  }
  let before: { month: LifeMonth; versionId: number } | undefined;
  for (const month of monthsBefore(today, MONTHS)) {
    if (before && before.month.back > UNDECLARED) await file(clerk, before.month, before.versionId);
    await calculate(clerk, month, ({ employeeId }) => {
      const place = ids.indexOf(employeeId);
      return thrown(place, month, 1) < WEEKENDS ? { weekendHours: HOURS } : undefined;
    });
    if (month.back === 1) break;
    before = { month, versionId: await close(clerk, month) };
    await pay(clerk, month, before.versionId);
  }
}
