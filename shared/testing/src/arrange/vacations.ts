import type { LeaveReason, LeaveTypeId } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { salaryPeriod } from '@paga/mock-api/months/table';
import { employee, employmentTerms } from '@paga/mock-api/people/table';
import type { TestCompany, TestServer } from '#server/server.ts';

/** What a test says about a leave; dates are `YYYY-MM-DD`. */
export type LeaveFacts = { type?: LeaveTypeId; from?: string; to?: string; reason?: LeaveReason };

/** A leave as the form sends it: annual, Monday 2 to Friday 6 November 2026, five working days. */
export function aLeave({
  type = LeaveType.annual,
  from = '2026-11-02',
  to = '2026-11-06',
  reason,
}: LeaveFacts = {}) {
  return { type, from, to, ...(reason && { reason }) };
}

/** What a test says about a person who takes leave; 1,000.00 a month, the contract runs from 2020-01-01 without an end. */
export type WorkerFacts = Partial<typeof employee.$inferInsert>;

/** Puts an employee with a contract into a company, Arta Krasniqi (female) unless said otherwise; answers with the id. */
export function aWorker(
  server: TestServer,
  company: Pick<TestCompany, 'id'>,
  facts: WorkerFacts = {},
): Promise<number> {
  return server.inCompany(company.id, async (tx) => {
    const person = {
      firstName: 'Arta',
      lastName: 'Krasniqi',
      gender: Gender.female,
      contractStarted: '2020-01-01',
      searchText: '',
    };
    const [row] = await tx
      .insert(employee)
      .values({ ...person, ...facts, tenantId: company.id })
      .returning({ id: employee.id });
    if (!row) throw new Error('the employee was not stored');
    await tx
      .insert(employmentTerms)
      .values({ tenantId: company.id, employeeId: row.id, validFrom: '2020-01-01', baseCents: 100_000 });
    return row.id;
  });
}

/** A salary month of a company, open or closed, without rows. */
export function aSalaryMonth(
  server: TestServer,
  company: Pick<TestCompany, 'id'>,
  month: { year: number; month: number; closed: boolean },
): Promise<void> {
  return server.inCompany(company.id, async (tx) => {
    const at = new Date('2026-10-31T12:00:00Z');
    const paymentDate = `${month.year}-${String(month.month).padStart(2, '0')}-28`;
    const stored = { year: month.year, month: month.month, paymentDate, createdBy: 1, calculatedAt: at };
    await tx
      .insert(salaryPeriod)
      .values({ ...stored, tenantId: company.id, closedAt: month.closed ? at : null });
  });
}
