import {
  getUnsyncedEmployees,
  importProjects,
  sendEmployees,
  sendProjects,
} from '@paga/contract/bookkeeping';
import { getProjects } from '@paga/contract/projects';
import { BooksServer, REALM } from '@paga/testing/books';
import { savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';

const october = { month: 10, year: 2026 };
let books: BooksServer;
beforeEach(async () => {
  books = await BooksServer.start('parties');
});
type Company = Awaited<ReturnType<BooksServer['company']>>;
/** `null` is nobody. */
type Caller = Parameters<typeof books.server.as>[0] | null;

const there = (entity: 'Employee' | 'Customer') =>
  Object.values(books.state.companies[REALM]?.rows[entity] ?? {}).map((row) => ({
    name: row.DisplayName,
    below: (row.ParentRef as { value: string } | undefined)?.value,
    id: row.Id,
  }));
const userId = ({ id }: Company) => ({ userId: id });

test('sends employees once, whatever is lost on the way, and names those whom the service lacks', async () => {
  const company = await books.connected(await books.company());
  const people = [
    { firstName: 'Arta' },
    { firstName: 'Besa', lastName: 'Gashi: e dyta' },
    { firstName: 'Cufë' },
  ];
  const [arta = 0, besa = 0, cufe = 0] = await savedEmployees(books.server, company, ...people);
  await calculatedMonth(books.server, company, october);
  const unsynced = async (by: Caller = company.user) =>
    books.server
      .as(by ?? undefined)
      .call(getUnsyncedEmployees, { query: { ...october, tenantId: company.id } });
  const send = (employeeIds?: number[], by: Caller = company.user) =>
    books.server.as(by ?? undefined).call(sendEmployees, { body: { ...userId(company), employeeIds } });
  const names = async () => (await unsynced()).body.map(({ employee }) => employee.first_name);
  expect(await names()).toEqual(['Arta', 'Besa', 'Cufë']);
  expect((await send([besa])).body).toEqual({ success: true });
  expect(await names()).toEqual(['Arta', 'Cufë']);
  expect(there('Employee').map(({ name }) => name)).toEqual([`Besa Gashi- e dyta (${besa})`]);
  expect(await books.lastLine(company)).toMatchObject({
    type: 'sendEmployees',
    changes: { sent: { new: 1 } },
  });
  books.switchOn('lost', 1, 'employee');
  await send();
  await send();
  expect(there('Employee').map(({ name }) => name)).toEqual([
    `Besa Gashi- e dyta (${besa})`,
    ...[arta, cufe].map((id) => expect.stringContaining(`(${id})`)),
  ]);
  expect(await names()).toEqual([]);
  books.switchOn('error', 20, 'employee');
  const [late = 0] = await savedEmployees(books.server, company, {
    firstName: 'Dren',
    email: 'dren@example.com',
    bankAccountNumber: '',
    personalNumber: '9000000055',
  });
  expect((await send([late])).body).toMatchObject({ success: false, errorMessage: expect.any(String) });
  const other = await books.connected(await books.company());
  expect((await send([late], other.admin)).status).toBe(403);
  expect(
    (
      await books.server
        .as(other.admin)
        .call(sendEmployees, { body: { ...userId(other), employeeIds: [arta] } })
    ).status,
  ).toBe(404);
  expect([(await unsynced(other.user)).status, (await unsynced(null)).status]).toEqual([403, 401]);
  expect((await send([], company.user)).status).toBe(422);
});

test('imports projects with their lines once, and sends what the service lacks below the right project', async () => {
  const company = await books.connected(await books.company());
  const call = (endpoint: typeof importProjects | typeof sendProjects, by: Caller = company.admin) =>
    books.server.as(by ?? undefined).call(endpoint, { body: userId(company) });
  expect((await call(importProjects)).body).toEqual({ savedCount: 2 });
  expect(await books.lastLine(company)).toMatchObject({
    type: 'importProjects',
    changes: { savedCount: { new: 2 } },
  });
  expect((await call(importProjects)).body).toEqual({ savedCount: 0 });
  const projects = (await books.server.as(company.user).call(getProjects, { query: userId(company) })).body;
  expect(JSON.stringify(projects)).toContain('Inxhinierët');
  const before = there('Customer').length;
  await savedProject(books.server.as(company.admin), company, {
    name: 'Shkolla: e re',
    budgetLines: [{ name: 'Mësuesit' }],
  });
  books.switchOn('lost', 1, 'customer');
  await call(sendProjects);
  expect((await call(sendProjects)).body).toEqual({ success: true });
  const [project, line, ...more] = there('Customer').slice(before);
  expect([project?.name, line?.name, line?.below, more]).toEqual([
    'Shkolla- e re',
    'Mësuesit',
    project?.id,
    [],
  ]);
  expect(await books.lastLine(company)).toMatchObject({ type: 'sendProjects' });
  for (const endpoint of [importProjects, sendProjects])
    expect([(await call(endpoint, company.user)).status, (await call(endpoint, null)).status]).toEqual([
      403, 401,
    ]);
  books.switchOn('error', 20, 'query');
  expect(await call(importProjects)).toMatchObject({ status: 409, body: { code: 'BOOKKEEPING_REFUSED' } });
});

test('says 411 to a company that is not connected, and 403 to one without the integration', async () => {
  const [company, without] = [await books.company(), await books.server.company()];
  for (const endpoint of [importProjects, sendProjects, sendEmployees])
    expect([
      (await books.server.as(company.admin).call(endpoint, { body: userId(company) })).status,
      (await books.server.as(without.admin).call(endpoint, { body: userId(without) })).status,
    ]).toEqual([411, 403]);
});
