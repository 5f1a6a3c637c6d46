import { generateSalaries } from '@paga/contract/payroll';
import { savedEmployees } from '@paga/testing/saved-employees';
import { TestServer, testServer } from '@paga/testing/server';
import { workerDatabase } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { employmentTerms } from '#people/table.ts';

// A sample in every run; `PAGA_SOAK=1` runs a thousand races.
const RACES = process.env.PAGA_SOAK === '1' ? 1000 : 2;
const AT_ONCE = 20;
/** A company is used for some years of months, then the next one is made. */
const RACES_OF_A_COMPANY = 100;
const PEOPLE = ['Arta', 'Blerta', 'Dardan', 'Emine', 'Faton'];

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const employeeIds = await savedEmployees(server, company, ...PEOPLE.map((firstName) => ({ firstName })));
  // One server lets one calculation of a company work at a time: what the database forbids is tried by three of them.
  const others = [new TestServer(await workerDatabase()), new TestServer(await workerDatabase())];
  const people = [company.admin, company.manager, company.user];
  const speakers = [server, ...others].map((one, at) => one.as(people[at]));
  return { server, company, employeeId: employeeIds[0] ?? 0, speakers };
}
type Arranged = Awaited<ReturnType<typeof arranged>>;

const rowsOf = ({ server, company }: Arranged, { year, month }: { year: number; month: number }) =>
  server.inCompany(company.id, async (tx) => {
    const { rows } = await tx.execute<{ rows: number; people: number; raised: number }>(sql`
      select count(*)::int as "rows", count(distinct s."employeeId")::int as "people", count(*) filter (where s."version" > 1)::int as "raised"
      from "salary" s join "salary_period" p on p."id" = s."periodId" where p."year" = ${year} and p."month" = ${month}`);
    return rows[0];
  });

/** So many calculations of one month at once; answers with what each of them says it did. */
async function calculations({ company, speakers }: Arranged, month: { year: number; month: number }) {
  const query = { ...month, userId: company.id };
  const ask = (index: number) => speakers[index % speakers.length]?.call(generateSalaries, { query });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));
  const said = answers.map((answer) => (answer?.status === 200 ? answer.body.salaries.length : answer?.body));
  expect(said).toEqual(Array(AT_ONCE).fill(PEOPLE.length));
  const sum = (name: 'created' | 'updated' | 'unchanged') =>
    answers.reduce((total, answer) => total + (answer?.body.counts[name] ?? 0), 0);
  return { created: sum('created'), updated: sum('updated'), unchanged: sum('unchanged') };
}

test(`${AT_ONCE} calculations at once give exactly one row per employee, ${RACES} times`, async () => {
  let here = await arranged();
  for (let race = 0; race < RACES; race += 1) {
    if (race > 0 && race % RACES_OF_A_COMPANY === 0) here = await arranged();
    const turn = Math.floor((race % RACES_OF_A_COMPANY) / 2);
    const month = { year: 2026 + Math.floor(turn / 12), month: (turn % 12) + 1 };
    // A month that is new to all of them, then the same once more after somebody's raise.
    if (race % 2 === 0) {
      const all = AT_ONCE * PEOPLE.length;
      expect(await calculations(here, month)).toEqual({
        created: PEOPLE.length,
        updated: 0,
        unchanged: all - PEOPLE.length,
      });
      expect(await rowsOf(here, month)).toEqual({ rows: PEOPLE.length, people: PEOPLE.length, raised: 0 });
      continue;
    }
    const { company, employeeId } = here;
    const validFrom = `${month.year}-${String(month.month).padStart(2, '0')}-01`;
    const raise = { tenantId: company.id, employeeId, validFrom, baseCents: 100_000 + race * 100 };
    await here.server.inCompany(company.id, (tx) => tx.insert(employmentTerms).values(raise));
    expect(await calculations(here, month)).toEqual({
      created: 0,
      updated: 1,
      unchanged: AT_ONCE * PEOPLE.length - 1,
    });
    expect(await rowsOf(here, month)).toEqual({ rows: PEOPLE.length, people: PEOPLE.length, raised: 1 });
  }
}, 1_800_000);
