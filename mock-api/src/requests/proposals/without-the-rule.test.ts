import { decideRequest, proposeBankAccount } from '@paga/contract/requests';
import { accountOf } from '@paga/testing/employees';
import { joinedEmployee } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { connectedClient } from '#core/db/connected-client.ts';

// The question of the handlers, taken away: what is left then is the trigger; and that taken away as well, which the way of the thief has to notice.
jest.mock('../proposed.ts', () => ({
  ...jest.requireActual('../proposed.ts'),
  isMaker: () => jest.requireActual('drizzle-orm').sql`false`,
}));

const [OLD, THIEFS] = [accountOf(0), accountOf(66)];

let server: TestServer;
let agimi: TestCompany;
beforeAll(async () => {
  server = await freshServer('without_the_rule');
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company();
});

/** Who invited somebody, proposes in their name, and confirms it; and the account that pay goes to then. */
async function thief(personalNumber: string): Promise<[string | undefined, unknown]> {
  const [id = 0] = await savedEmployees(server, agimi, { personalNumber, bankAccountNumber: OLD });
  const page = await joinedEmployee(server, agimi.id, id, { daysAgo: 10 });
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "own_link" set "invitedBy" = ${agimi.manager.id} where "employeeId" = ${id}`),
  );
  const { body: asked } = await server
    .as(page)
    .call(proposeBankAccount, { body: { account: THIEFS, was: OLD } });
  const { body } = await server
    .as(agimi.manager)
    .call(decideRequest, { params: { id: asked.id }, body: { tenantId: agimi.id, decision: 'approve' } });
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute<{ account: string }>(
      sql`select "bankAccountNumber" as "account" from "employee" where "id" = ${id}`,
    ),
  );
  return [body.code, rows[0]?.account];
}

test('without the question of the handlers the database refuses a maker, and nothing of it is stored', async () => {
  expect(await thief('1234567892')).toEqual(['REQUEST_MAKER', OLD]);
});

test('without the trigger as well the thief is paid, so it is these two that keep the account', async () => {
  const owner = await connectedClient({ ...testPostgres(), database: server.database });
  await owner.query('alter table request disable trigger request_decided_by_another');
  await owner.end();
  expect(await thief('1999384753')).toEqual([undefined, THIEFS]);
});
