import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  getClosedVersions,
  getSalaries,
  getSalariesTillNow,
  markClosing,
  reopenPeriod,
  takeMarkBack,
  updateSalary,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

// PAGA_SOAK=1 walks a long history; PAGA_SEED=<the seed a failure printed> replays it.
const seed = Number(process.env.PAGA_SEED ?? 20_261_130);
const STEPS = process.env.PAGA_SOAK ? 600 : 40;

type Month = { month: number; year: number };
const months: readonly Month[] = [1, 2].map((month) => ({ month, year: 2026 }));
let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {});
  for (const month of months) await calculatedMonth(server, company, month);
  await as().call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
});

const as = () => server.as(company.admin);
const query = (month: Month) => ({ query: { ...month, userId: company.id } });
const turn = async (call: typeof closePeriod | typeof reopenPeriod, month: Month) =>
  expect((await as().call(call, { body: { ...month, tenantId: company.id, code: 'AGI26A' } })).status).toBe(
    200,
  );
const versions = async (month: Month) => (await as().call(getClosedVersions, query(month))).body.versions;
const held = async (month: Month) => (await versions(month))[0]?.id ?? 0;
const mark = async (month: Month) =>
  as().call(markClosing, {
    params: { versionId: await held(month) },
    body: { mark: 'paid' as const, on: '2026-10-14' },
  });
const unmark = async (month: Month) =>
  as().call(takeMarkBack, { params: { versionId: await held(month), mark: 'paid' as const } });
async function typed(month: Month, initialBrutto: number): Promise<number> {
  const [row] = (await as().call(getSalaries, query(month))).body.salaries;
  const body = { ...month, tenantId: company.id, salaryId: row?.id ?? 0, initialBrutto };
  return (await as().call(updateSalary, { body })).body.netto;
}
const paid = async () => (await as().call(getSalariesTillNow, { query: { tenantId: company.id } })).body;

test('what was paid stays paid when the month is opened again; a correction that is paid counts its difference', async () => {
  const [january, february] = months as [Month, Month];
  for (const month of months) {
    await turn(closePeriod, month);
    await mark(month);
  }
  expect(await paid()).toMatchObject({ salariesTillNow: 1768, months: 2 });
  await turn(reopenPeriod, january);
  expect(await paid()).toMatchObject({ salariesTillNow: 1768, months: 2, first: { ...january, net: 884 } });
  const net = await typed(january, 1010);
  await turn(closePeriod, january);
  expect(await paid()).toMatchObject({ salariesTillNow: 1768 });
  await mark(january);
  expect(await paid()).toMatchObject({
    ...{ salariesTillNow: 884 + net, months: 2, first: { ...january, net }, last: { ...february, net: 884 } },
  });
  await unmark(january);
  expect(await paid()).toMatchObject({ salariesTillNow: 1768, months: 2 });
});

type Closing = { net: number; isPaid: boolean };
type Standing = { closings: Closing[]; isOpen: boolean; net: number };

test(`what is paid so far is the sum of what each paid closing added, through ${STEPS} random steps from seed ${seed}`, async () => {
  let state = seed;
  const roll = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const model: Standing[] = months.map(() => ({ closings: [], isOpen: true, net: 884 }));
  /** Each paid closing with its difference to the paid one before it. */
  const added = ({ closings }: Standing) => {
    const nets = closings.filter(({ isPaid }) => isPaid).map(({ net }) => net);
    return nets.reduce((sum, net, at) => sum + Math.round((net - (nets[at - 1] ?? 0)) * 100), 0);
  };
  for (let step = 0; step < STEPS; step += 1) {
    const at = roll(2);
    const [month, standing] = [months[at], model[at]];
    if (!month || !standing) throw new Error('no month');
    const newest = standing.closings.at(-1);
    const choice = roll(3);
    if (standing.isOpen && choice === 0) standing.net = await typed(month, 900 + roll(200));
    else if (standing.isOpen) {
      await turn(closePeriod, month);
      standing.closings.push({ net: standing.net, isPaid: false });
      standing.isOpen = false;
    } else if (choice === 0) {
      await turn(reopenPeriod, month);
      standing.isOpen = true;
    } else if (newest) {
      expect((await (newest.isPaid ? unmark(month) : mark(month))).status).toBe(200);
      newest.isPaid = !newest.isPaid;
    }
    const { salariesTillNow, months: count } = await paid();
    const expected = model.reduce((sum, one) => sum + added(one), 0) / 100;
    const paidMonths = model.filter(({ closings }) => closings.some(({ isPaid }) => isPaid)).length;
    if (salariesTillNow !== expected || count !== paidMonths)
      throw new Error(`PAGA_SEED=${seed}, step ${step}: ${salariesTillNow}, expected ${expected}`);
  }
}, 600_000);
