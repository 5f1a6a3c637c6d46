import { readBasis, storeBasis } from '@paga/mock-api/months/basis/basis';
import { storeSalaries } from '@paga/mock-api/months/store-salaries';
import { salaryPeriod } from '@paga/mock-api/months/table';
import { closeMonth } from '@paga/mock-api/payroll/closing/close-period';
import { computeRow } from '@paga/mock-api/payroll/rows/compute';
import { employee } from '@paga/mock-api/people/table';
import type { OrdinaryCompany, OrdinaryPerson, PaidMonth } from '@paga/payroll/ordinary-months';
import type { TestCompany, TestServer } from '#server/server.ts';

/**
 * Stores an invented company's months with the server's own functions, closed but for the last and those that are left open; answers with the ids its people got, by
 * the ids they were invented with. The month before the last is closed with what was paid to which account, as the product closes it.
 */
export function storeOrdinaryCompany(
  server: TestServer,
  company: TestCompany,
  { periods, people, openBefore }: OrdinaryCompany,
): Promise<Map<number, number>> {
  return server.inCompany(company.id, async (tx) => {
    const now = server.clock.now();
    const ctx = { tx, companyId: company.id, now, actor: { userId: company.admin.id } };
    const stored = await tx
      .insert(employee)
      .values(people.map((person) => rowOf(person, company.id)))
      .returning({ id: employee.id });
    const ids = new Map(people.map(({ id }, at) => [id, stored[at]?.id ?? 0]));
    for (const [at, period] of periods.entries()) {
      const { year, month, paymentDate } = period;
      const isOpen =
        at === periods.length - 1 || openBefore.includes(`${year}-${String(month).padStart(2, '0')}`);
      const [row] = await tx
        .insert(salaryPeriod)
        .values({
          ...{ tenantId: company.id, year, month, paymentDate, createdBy: company.admin.id },
          ...{ createdAt: now, calculatedAt: now, closedAt: isOpen ? null : now },
        })
        .returning();
      if (!row) throw new Error(`no row of ${year}-${month}`);
      const basis = { ...(await readBasis(ctx, { year, month }, paymentDate)), period };
      const basisId = await storeBasis(ctx, basis);
      const rows = people.flatMap((person) => {
        const paid = person.months[at];
        return paid ? [computeRow(planned(person, ids.get(person.id) ?? 0, paid), basis)] : [];
      });
      await storeSalaries(ctx, { periodId: row.id, basisId }, rows);
      if (at === periods.length - 2 && !isOpen) await closeMonth(ctx, row, accountsIn(people, at, ids));
    }
    return ids;
  });
}

/** The accounts of a month, by the ids of the server. */
const accountsIn = (people: readonly OrdinaryPerson[], at: number, ids: ReadonlyMap<number, number>) =>
  new Map(
    people.flatMap(({ id, months }) => {
      const paid = months[at];
      return paid ? [[ids.get(id) ?? 0, paid.account] as const] : [];
    }),
  );

function rowOf({ name, birthDate, personalNumber, months }: OrdinaryPerson, tenantId: number) {
  const [firstName = '', ...rest] = name.split(' ');
  const last = months.findLast((month) => month !== null);
  return {
    ...{ tenantId, firstName, lastName: rest.join(' '), birthDate, personalNumber, searchText: '' },
    ...{ bankAccountNumber: last?.account ?? null, contractStarted: last?.input.contract.started ?? null },
  };
}

function planned({ name, personalNumber }: OrdinaryPerson, id: number, { input }: PaidMonth) {
  const { period: _, pay, hours, grossOverride, extraBrutto, extraNetto, deductions, ...inputs } = input;
  if (pay.type === 3) throw new Error('nobody is paid by project here');
  const regularHours =
    pay.type === 2 && pay.regularHours != null ? { regularHours: Number(pay.regularHours) } : {};
  const edits = { hours, grossOverride, extraBrutto, extraNetto, deductions, ...regularHours };
  const person = {
    id,
    name,
    personalNumber: personalNumber ?? '',
    employerTier: input.tier,
    paymentType: pay.type,
  };
  return { person, inputs: { ...inputs, pay }, edits, mark: null, fingerprint: `ordinary.${id}` };
}
