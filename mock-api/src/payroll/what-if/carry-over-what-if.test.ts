import { getEmployeeHistory } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  carryOverWhatIf,
  createWhatIf,
  deleteWhatIf,
  generateSalaries,
  getSalaries,
  getSalaryInputs,
  getSalaryTotals,
  getWhatIfs,
  type SalaryRow,
  updateSalary,
  type WhatIfChange,
  type WhatIfPeople,
} from '@paga/contract/payroll';
import { calculateSalary, type MonthPerson, rowFigures, type SalaryPeriod, sandboxOf } from '@paga/payroll';
import { dice } from '@paga/payroll/random-salary';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { salaryPeriod } from '#months/table.ts';
import { employeeSector, employmentTerms, sector } from '#people/table.ts';

const october = { month: 10, year: 2026 };
const all = { to: 'all' } as const;
const raise = { kind: 'raise', who: all, percentage: 5 } as const;
const night = { kind: 'hours', who: all, hours: 'night', mode: 'by', value: 4 } as const;

const BLERTA = {
  firstName: 'Blerta',
  lastName: 'Hoxha',
  salaryPaymentType: 2,
  pricePerHour: 5.6818,
  contributePercentage: 8,
} as const;
const CLIRIM = {
  firstName: 'Çlirim',
  lastName: 'Gashi',
  employerTier: 2,
  contractStarted: '2026-10-12',
  bruttoSalary: 733.33,
} as const;

async function arranged() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const ids = await savedEmployees(server, company, {}, BLERTA, CLIRIM);
  const as = server.as(company.admin);
  const query = { ...october, userId: company.id };
  const rows = async () => (await as.call(getSalaries, { query })).body.salaries;
  const grant = () => as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await calculatedMonth(server, company, october);
  const make = async (...changes: WhatIfChange[]) => {
    const body = { tenantId: company.id, ...october, name: `Provë ${Math.random()}`, changes };
    return (await as.call(createWhatIf, { body })).body;
  };
  /** The month as the screen shows the sandbox, and the rows whose inputs it changes. */
  const tried = async (...changes: WhatIfChange[]) => {
    const { body } = await as.call(getSalaryInputs, { query });
    const sandbox = sandboxOf(october, changes);
    const periods = new Map(body.bases.map((basis) => [basis.id, basis.period as SalaryPeriod]));
    const meant: { salaryId: number; version: number }[] = [];
    const shown = (await rows()).map((row): SalaryRow => {
      const known = body.rows.find((one) => one.salaryId === row.id);
      if (!known) throw new Error('no inputs');
      const person: MonthPerson = { ...known, employeeId: row.employeeId };
      const after = sandbox.person(person);
      if (after === person) return row;
      meant.push({ salaryId: row.id, version: row.version });
      const input = sandbox.input(periods.get(known.basisId) as SalaryPeriod, person);
      return { ...row, ...rowFigures(input, calculateSalary(input), after.edits) };
    });
    return { shown, meant };
  };
  const carry = (
    id: number,
    seen: { salaryId: number; version: number }[],
    by = as,
    tenantId = company.id,
    version = 1,
  ) => by.call(carryOverWhatIf, { params: { id }, body: { tenantId, version, rows: seen } });
  return { server, company, ids, as, query, rows, grant, make, tried, carry };
}

const figures = (rows: readonly SalaryRow[]) => rows.map(({ version: _, ...row }) => row);

test('raises become dated terms, hours edits of the rows, and the month comes out as the sandbox said', async () => {
  const { ids, as, rows, grant, make, tried, carry, query } = await arranged();
  await grant();
  const changes: WhatIfChange[] = [
    { ...raise, who: { to: 'tier', tier: 1 } },
    { kind: 'contribution', who: { to: 'people', employeeIds: [ids[2] ?? 0] }, employee: 6, employer: 7 },
    night,
  ];
  const whatIf = await make(...changes);
  const { shown, meant } = await tried(...changes);
  const { status, body } = await carry(whatIf.id, meant);
  expect([status, body]).toMatchObject([
    200,
    { terms: 3, inputs: 3, ratesLeft: 0, whatIf: { carried: { by: 'Arben Admini' } } },
  ]);
  expect(figures(await rows())).toEqual(figures(shown));
  expect(shown.map(({ name, baseSalary }) => [name, baseSalary])).toContainEqual(['Arta Krasniqi', 1050]);
  const [newest] = (await as.call(getEmployeeHistory, { query: { employeeId: ids[0] ?? 0 } })).body;
  expect(newest).toMatchObject({
    validFrom: '2026-10-01',
    changes: [{ field: 'bruttoSalary', old: 1000, new: 1050 }],
  });
  const [started] = (await as.call(getEmployeeHistory, { query: { employeeId: ids[2] ?? 0 } })).body;
  expect(started).toMatchObject({ validFrom: '2026-10-12' });
  expect((await as.call(getSalaryTotals, { query })).body).toMatchObject({
    outdatedBy: null,
    netto: body.totals.netto,
  });
  expect((await as.call(generateSalaries, { query })).body.counts).toMatchObject({
    updated: 0,
    unchanged: 3,
  });
});

// PAGA_SEED=<the seed a failure printed> replays from that very sandbox.
const seed = Number(process.env.PAGA_SEED ?? 20_261_031);
const SANDBOXES = process.env.PAGA_SOAK ? 300 : 8;

test(`whatever is carried over, the month has the sandbox’s cents, in ${SANDBOXES} sandboxes from seed ${seed}`, async () => {
  const { server, company, ids, as, rows, grant, make, tried, carry } = await arranged();
  await server.inCompany(company.id, async (tx) => {
    const [made] = await tx.insert(sector).values({ tenantId: company.id, name: 'Shitja' }).returning();
    const link = { tenantId: company.id, employeeId: ids[1] ?? 0, sectorId: made?.id ?? 0 };
    await tx.insert(employeeSector).values(link).onConflictDoNothing();
  });
  await grant();
  for (let index = 0; index < SANDBOXES; index += 1) {
    const roll = dice(seed + index);
    const whom: WhatIfPeople[] = [
      all,
      { to: 'tier', tier: 1 },
      { to: 'people', employeeIds: [ids[roll(3)] ?? 0] },
    ];
    const who = () => whom[roll(3)] ?? all;
    const from = () => (roll(2) === 0 ? {} : { from: `2026-10-${String(1 + roll(31)).padStart(2, '0')}` });
    const any: WhatIfChange[] = [
      { kind: 'raise', who: who(), ...from(), percentage: roll(800) / 100 },
      { kind: 'salary', who: who(), ...from(), mode: 'by', amount: roll(5000) / 100 },
      { kind: 'hourPrice', who: who(), ...from(), mode: 'by', price: roll(9000) / 10_000 },
      { kind: 'contribution', who: who(), employee: 5 + roll(1000) / 100 },
      { kind: 'hours', who: who(), hours: 'weekend', mode: 'by', value: roll(600) / 100 },
      { kind: 'hours', who: who(), hours: 'regular', mode: 'to', value: 100 + roll(7000) / 100 },
      { kind: 'addition', who: who(), of: 'netto', mode: 'to', amount: roll(9000) / 100 },
      { kind: 'gross', who: { to: 'people', employeeIds: [ids[0] ?? 0] }, amount: 900 + roll(9999) / 100 },
    ];
    const changes = any.filter(() => roll(2) === 0);
    const whatIf = await make(...changes);
    const { shown, meant } = await tried(...changes);
    const { status, body } = await carry(whatIf.id, meant);
    if (status !== 200)
      throw new Error(
        `PAGA_SEED=${seed + index}: ${status} ${JSON.stringify(body)} of ${JSON.stringify(changes)}`,
      );
    const after = figures(await rows());
    if (JSON.stringify(after) !== JSON.stringify(figures(shown)))
      throw new Error(`PAGA_SEED=${seed + index}: other cents`);
    await as.call(deleteWhatIf, {
      params: { id: whatIf.id },
      body: { tenantId: company.id, version: body.whatIf.version },
    });
  }
}, 120_000);

test('rates stay where they are, and the rest is carried over without them', async () => {
  const { rows, grant, make, tried, carry } = await arranged();
  await grant();
  const whatIf = await make(raise, { kind: 'companyContribution', employer: 10 });
  const { shown, meant } = await tried(raise);
  expect((await carry(whatIf.id, meant)).body).toMatchObject({ terms: 3, inputs: 0, ratesLeft: 1 });
  expect(figures(await rows())).toEqual(figures(shown));
});

test('a row that was edited since is a conflict by name, and nothing is carried over', async () => {
  const { company, as, rows, grant, make, tried, carry } = await arranged();
  await grant();
  const whatIf = await make(raise, night);
  const { meant } = await tried(raise, night);
  const [arta] = await rows();
  await as.call(updateSalary, {
    body: { ...october, salaryId: arta?.id ?? 0, tenantId: company.id, stops: 5 },
  });
  const before = await rows();
  const { status, body } = await carry(whatIf.id, meant);
  expect([status, body]).toMatchObject([
    409,
    { code: 'CONFLICT', fields: [{ code: 'editedSince', message: 'Arta Krasniqi' }] },
  ]);
  expect(await rows()).toEqual(before);
});

test('a month whose facts have changed since is calculated first; a later closed month keeps its pay', async () => {
  const { server, company, ids, as, grant, make, tried, carry } = await arranged();
  await grant();
  const whatIf = await make(raise);
  await calculatedMonth(server, company, { month: 11, year: 2026 });
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salaryPeriod)
      .set({ closedAt: new Date('2026-12-01T08:00:00Z') })
      .where(eq(salaryPeriod.month, 11)),
  );
  const { meant } = await tried(raise);
  const closed = await carry(whatIf.id, meant);
  expect(closed).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'changes', code: 'monthClosed', message: '11.2026' }] },
  });
  const only = await make(night);
  const { body: employee } = await as.call(getEmployeeHistory, { query: { employeeId: ids[0] ?? 0 } });
  expect(employee).toHaveLength(1);
  await server.inCompany(company.id, async (tx) => {
    await tx
      .update(employmentTerms)
      .set({ baseCents: 123_400 })
      .where(eq(employmentTerms.employeeId, ids[0] ?? 0));
    await tx.insert(auditLine).values({
      tenantId: company.id,
      page: 'employees',
      type: 'update',
      at: server.clock.now(),
      changes: {},
    } as never);
  });
  expect(await carry(only.id, (await tried(night)).meant)).toMatchObject({
    status: 409,
    body: { code: 'MONTH_OUTDATED' },
  });
});

test('refuses without a checked code, in a closed month, twice, for another company and without a session', async () => {
  const { server, company, grant, make, tried, carry, rows } = await arranged();
  const whatIf = await make(night);
  const { meant } = await tried(night);
  expect(await carry(whatIf.id, meant)).toMatchObject({ status: 403, body: { code: 'EDIT_NOT_GRANTED' } });
  expect((await carry(whatIf.id, meant, server.as(undefined))).status).toBe(401);
  await grant();
  const drini = await server.company({ name: 'Drini', code: 'DRI26A' });
  const they = server.as(drini.admin);
  await they.call(authenticateCode, { body: { code: 'DRI26A', userId: drini.admin.id } });
  expect((await carry(whatIf.id, meant, they)).status).toBe(403);
  expect((await carry(whatIf.id, meant, they, drini.id)).status).toBe(404);
  expect((await carry(whatIf.id, meant, undefined, company.id, 7)).status).toBe(409);
  const close = (closedAt: Date | null) =>
    server.inCompany(company.id, (tx) => tx.update(salaryPeriod).set({ closedAt }));
  await close(new Date('2026-11-02T08:00:00Z'));
  expect(await carry(whatIf.id, meant)).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  await close(null);
  const twice = await Promise.all([carry(whatIf.id, meant), carry(whatIf.id, meant)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rows()).map((row) => row.overtimeTable.nightHours)).toEqual([4, 4, 4]);
});

test('leaves its line with the totals before and after, and one that makes later months look again', async () => {
  const { server, company, as, grant, make, tried, carry, query } = await arranged();
  await grant();
  await calculatedMonth(server, company, { month: 11, year: 2026 });
  const whatIf = await make(raise);
  await carry(whatIf.id, (await tried(raise)).meant);
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(and(eq(auditLine.tenantId, company.id), inArray(auditLine.type, ['carryOver', 'changeTerms'])))
      .orderBy(asc(auditLine.id)),
  );
  expect(lines).toMatchObject([
    {
      page: 'salaries',
      type: 'carryOver',
      objectId: whatIf.id,
      changes: { netto: {}, employees: { new: 3 } },
    },
    { page: 'employees', type: 'changeTerms', changes: { count: { new: 3 } } },
  ]);
  expect((await as.call(getWhatIfs, { query })).body.sandboxes).toMatchObject([
    { carried: { by: 'Arben Admini' } },
  ]);
  expect((await as.call(getSalaryTotals, { query: { ...query, month: 11 } })).body.outdatedBy).toBe(
    'employees',
  );
});
