import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { type Database, inCompany } from '#core/db/transaction.ts';
import { DEMO_OWN_PAGES } from '#identity/public.ts';
import { seedOwnPage } from '#own/public.ts';
import { employee, stayingOfCompany } from '#people/public.ts';
import { demoCompany } from './demo-company.ts';

/** Who has been there longest, and goes on: their page has the most to show. */
async function longest(db: Database, companyId: number): Promise<number | undefined> {
  const [row] = await inCompany(db, companyId, (tx) =>
    tx
      .select({ id: employee.id })
      .from(employee)
      .where(
        and(
          stayingOfCompany({ companyId }),
          isNull(employee.expirationContract),
          isNotNull(employee.personalNumber),
        ),
      )
      .orderBy(asc(employee.contractStarted), asc(employee.id))
      .limit(1),
  );
  return row?.id;
}

/** Switches the own page on in each company of the demo that has people, with somebody who has joined. */
export async function openOwnPages(db: Database, now: Date): Promise<void> {
  for (const { company, address } of DEMO_OWN_PAGES) {
    const { companyId } = await demoCompany(db, company);
    const employeeId = await longest(db, companyId);
    if (employeeId !== undefined) await seedOwnPage(db, { companyId, employeeId, address, now });
  }
}
