import { getLeaveConfiguration } from '@paga/contract/company/settings';
import {
  getEmployeeVacations,
  getLeaveLedger,
  getVacationCalendar,
  type LeaveTypeId,
  updateLeaveConfiguration,
} from '@paga/contract/leave';
import { getVacationList } from '@paga/contract/reports';
import { LeaveType } from '@paga/contract/shapes';
import { addDays, addMonths, calculateSalary, monthEnd, monthStart } from '@paga/payroll';
import { leaveDays } from '@paga/payroll/counted-days';
import { dice } from '@paga/payroll/random-salary';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
import { countedDays } from '../count/counted-days.ts';
import { leaveOfMonth } from '../count/leave-of-month.ts';
import { type LeaveRules, leaveRules, weekOf } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';

// A sample in every run; PAGA_SOAK=1 makes a hundred thousand leaves. PAGA_SEED=<the seed a failure printed> starts with that year.
const [LEAVES, PEOPLE] = process.env.PAGA_SOAK === '1' ? [100_000, 50] : [150, 5];
const seed = Number(process.env.PAGA_SEED ?? 20_261_117);

let server: TestServer;
let company: TestCompany;
let people: number[];

beforeAll(async () => {
  server = await testServer();
  company = await server.company();
  people = [];
  for (let index = 0; index < PEOPLE; index += 1)
    people.push(await aWorker(server, company, { firstName: `Arta ${index}` }));
  // From March on the company works on Saturdays as well.
  const { tenantId: _, validFrom: _from, ...values } = (await as().call(getLeaveConfiguration, {})).body;
  const body = { ...values, tenantId: company.id, weekWorkingDays: 6, validFrom: '2026-03-01' };
  expect((await as().call(updateLeaveConfiguration, { body })).status).toBe(200);
});

const as = () => server.as(company.admin);
const inCompany = <T>(work: (ctx: Parameters<typeof leaveOfMonth>[0]) => Promise<T>) =>
  server.inCompany(company.id, (tx) => work({ tx, companyId: company.id }));

type Stretch = { type: LeaveTypeId; from: string; to: string };

/** The leaves of one person around a year, one after the other, over both its ends. */
function randomLeaves(roll: (below: number) => number, year: number): Stretch[] {
  const leaves: Stretch[] = [];
  for (let from = `${year - 1}-12-20`; from <= `${year}-12-31`; ) {
    const to = addDays(from, roll(14));
    const type = ([0, 1, 2, 3] as const)[roll(4)] ?? 0;
    const [birth = from] = leaves.flatMap((leave) => (leave.type === LeaveType.maternity ? leave.from : []));
    // The pieces run on from the first, and the booking refuses what goes beyond its twelve months.
    const isLate = type === LeaveType.maternity && to >= addMonths(birth, 12);
    leaves.push({ type: isLate ? LeaveType.medical : type, from, to });
    from = addDays(to, 1 + roll(10));
  }
  return leaves;
}

async function storeLeaves(year: number, ofSeed: number, rules: LeaveRules): Promise<number> {
  const rows = people.flatMap((employeeId, index) =>
    randomLeaves(dice(ofSeed + index), year).flatMap((leave) => {
      const days = countedDays(leave, rules) ?? [];
      return days.length === 0 ? [] : [{ ...leave, employeeId, days, tenantId: company.id, createdBy: 1 }];
    }),
  );
  await inCompany(async ({ tx }) => {
    await tx.delete(vacation);
    await tx.insert(vacation).values(rows);
  });
  return rows.length;
}

type Counts = Map<string, number>;
const add = (counts: Counts, employeeId: number, type: LeaveTypeId, days: number) =>
  counts.set(`${employeeId}/${type}`, (counts.get(`${employeeId}/${type}`) ?? 0) + days);

/** Days of a bar inside the year, counted month by month as the calendar's reader would. */
async function ofCalendar(year: number, { settings, holidays }: LeaveRules): Promise<Counts> {
  const counts: Counts = new Map();
  const query = { tenantId: company.id, period: `${year}` };
  for (const { employeeId, typeId: type, start, end } of (await as().call(getVacationCalendar, { query }))
    .body)
    for (let month = 1; month <= 12; month += 1) {
      const [first, last] = [monthStart(year, month), monthEnd(year, month)];
      const span = { type, from: [start, first].sort()[1] ?? start, to: [end, last].sort()[0] ?? end };
      add(counts, employeeId, type, leaveDays(span, weekOf(settings, last) ?? 5, holidays));
    }
  return counts;
}

async function ofLedger(year: number): Promise<Counts> {
  const counts: Counts = new Map();
  for (const employeeId of people) {
    const query = { tenantId: company.id, employeeId, year };
    for (const { typeId, lines } of (await as().call(getLeaveLedger, { query })).body.accounts)
      for (const { kind, days } of lines) if (kind === 'used') add(counts, employeeId, typeId, -days);
  }
  return counts;
}

async function ofList(year: number): Promise<Counts> {
  const counts: Counts = new Map();
  const body = { tenantId: company.id, from: `${year}-01-01`, to: `${year}-12-31` };
  for (const { id, days } of (await as().call(getVacationList, { body })).body.data) {
    add(counts, id, LeaveType.annual, days.annual);
    add(counts, id, LeaveType.medical, days.MedicalLeave);
    add(counts, id, LeaveType.maternity, days.MaternityLeave);
    add(counts, id, LeaveType.special, days.femaleSpecialLeave);
  }
  return counts;
}

async function ofPerson(year: number): Promise<Counts> {
  const counts: Counts = new Map();
  for (const id of people) {
    const { body } = await as().call(getEmployeeVacations, { params: { id }, query: { year } });
    add(counts, id, LeaveType.annual, body.annualUsed);
    add(counts, id, LeaveType.medical, body.medicalUsed);
    add(counts, id, LeaveType.maternity, body.maternityUsed);
    add(counts, id, LeaveType.special, body.specialUsed);
  }
  return counts;
}

/** Leave days of the salaries of a year, by person; the engine does not tell the types apart. */
async function ofSalaries(year: number, { settings, holidays }: LeaveRules): Promise<Map<number, number>> {
  const days = new Map<number, number>();
  for (let month = 1; month <= 12; month += 1) {
    const leaves = await inCompany((ctx) => leaveOfMonth(ctx, { year, month }));
    const last = monthEnd(year, month);
    const uplifts = { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 };
    const week = weekOf(settings, last) ?? 5;
    const period = {
      year,
      month,
      paymentDate: last,
      weekWorkingDays: week,
      holidays: [...holidays],
      uplifts,
    };
    for (const [id, ofMonth] of leaves) {
      const result = calculateSalary({
        period,
        contract: { started: '2020-01-01' },
        pay: { type: 1, salaries: [{ validFrom: '2020-01-01', amount: 100_000 }] },
        tier: 1,
        leaves: ofMonth,
      });
      days.set(id, (days.get(id) ?? 0) + result.leaveDays);
    }
  }
  return days;
}

const sorted = (counts: Counts) => [...counts].filter(([, days]) => days > 0).sort();

test(`calendar, balances, ledger, salaries and vacation list count the same days, in ${LEAVES} leaves from seed ${seed}`, async () => {
  let leaves = 0;
  for (let round = 0; leaves < LEAVES; round += 1) {
    // 2028 has a 29 February, and 2026 the change of the week.
    const year = [2026, 2028, 2027][round % 3] ?? 2026;
    const ofSeed = seed + round * PEOPLE;
    const rules = await inCompany((ctx) => leaveRules(ctx, `${year - 1}-12-01`, `${year + 1}-01-31`));
    leaves += await storeLeaves(year, ofSeed, rules);
    const calendar = await ofCalendar(year, rules);
    const sources = {
      ledger: await ofLedger(year),
      list: await ofList(year),
      balances: await ofPerson(year),
    };
    for (const [name, counts] of Object.entries(sources))
      expect([`PAGA_SEED=${ofSeed}`, name, sorted(counts)]).toEqual([
        `PAGA_SEED=${ofSeed}`,
        name,
        sorted(calendar),
      ]);
    const salaries = await ofSalaries(year, rules);
    for (const id of people) {
      const inCalendar = [...calendar]
        .filter(([key]) => key.startsWith(`${id}/`))
        .reduce((sum, [, days]) => sum + days, 0);
      expect([ofSeed, id, salaries.get(id) ?? 0]).toEqual([ofSeed, id, inCalendar]);
    }
  }
}, 3_600_000);
