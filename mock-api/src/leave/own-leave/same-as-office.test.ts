import { getEmployeeVacations, getOwnLeave, previewOwnLeave, previewVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import { dice } from '@paga/payroll/random-salary';
import { joinedEmployee } from '@paga/testing/own-page';
import { testServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
import { countedDays } from '../count/counted-days.ts';
import { leaveRules } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';
import { leaveCorrection } from '../ledger/table.ts';

// A sample in every run; PAGA_SOAK=1 takes a thousand people. PAGA_SEED=<the seed a failure printed> repeats them.
const PEOPLE = process.env.PAGA_SOAK === '1' ? 1000 : 30;
const seed = Number(process.env.PAGA_SEED ?? 20_261_130);

test(`the own page has the balances, the booked days and the costs of the office to the day (seed ${seed})`, async () => {
  const server = await testServer();
  const company = await server.company();
  const [admin, inCompany] = [server.as(company.admin), { companyId: company.id }];
  const roll = dice(seed);
  for (let one = 0; one < PEOPLE; one += 1) {
    const female = roll(2) === 0;
    const employeeId = await aWorker(server, company, {
      firstName: `Arta ${one}`,
      gender: female ? Gender.female : Gender.male,
      contractStarted: addDays('2014-01-01', roll(4600)),
      priorExperienceMonths: roll(200),
      harmfulWork: roll(4) === 0,
    });
    await server.inCompany(company.id, async (tx) => {
      const rules = await leaveRules({ tx, ...inCompany }, '2024-01-01', '2027-12-31');
      for (
        let from = addDays('2025-11-20', roll(40));
        from < '2026-12-20';
        from = addDays(from, 20 + roll(60))
      ) {
        const leave = { type: ([0, 1, 3] as const)[roll(3)] ?? 0, from, to: addDays(from, roll(9)) };
        const days = countedDays(leave, rules) ?? [];
        const row = { ...leave, days, tenantId: company.id, employeeId, createdBy: 1 };
        if (days.length > 0) await tx.insert(vacation).values(row);
      }
      const correction = {
        type: LeaveType.annual,
        date: '2026-03-02',
        days: roll(5) - 2,
        cause: 'other' as const,
        note: 'e vjetër',
      };
      if (correction.days !== 0)
        await tx
          .insert(leaveCorrection)
          .values({ ...correction, tenantId: company.id, employeeId, createdBy: company.admin.id });
    });
    const page = server.as(await joinedEmployee(server, company.id, employeeId));
    const office = (await admin.call(getEmployeeVacations, { params: { id: employeeId }, query: {} })).body;
    const mine = (await page.call(getOwnLeave, { query: {} })).body;
    const of = (type: number) => mine.balances.find(({ typeId }) => typeId === type);
    expect([of(LeaveType.annual), of(LeaveType.medical), of(LeaveType.special)]).toMatchObject([
      {
        total: office.annualDays,
        used: office.annualUsed,
        left: office.annualLeft,
        expired: office.annualExpired,
      },
      { total: office.medicalDays, used: office.medicalUsed, left: office.medicalLeft },
      { used: office.specialUsed, left: office.specialLeft, byEvents: office.specialEventDays },
    ]);
    expect(mine.booked.map(({ id, workingDays }) => [id, workingDays])).toEqual(
      office.vacations.map(({ id, workingDays }) => [id, workingDays]),
    );
    const wish = {
      type: roll(3) === 0 ? LeaveType.special : LeaveType.annual,
      from: addDays('2026-10-20', roll(90)),
    };
    const query = { ...wish, to: addDays(wish.from, roll(20)) };
    const asked = { query: { ...query, tenantId: company.id, employeeId } };
    expect((await admin.call(previewVacation, asked)).body).toMatchObject(
      (await page.call(previewOwnLeave, { query })).body,
    );
  }
});
