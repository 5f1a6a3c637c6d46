import {
  deleteAccountLink,
  getAccountLinks,
  getAccountProposals,
  getPaymentAccount,
  getPayrollAccounts,
  getServiceAccounts,
  getServiceConnection,
  getServiceItems,
  refreshServiceAccounts,
  type SaveAccountLink,
  saveAccounts,
} from '@paga/contract/bookkeeping';
import { BOOKS, BooksServer } from '@paga/testing/books';
import { found } from '#core/domain-error.ts';
import { sector } from '#people/table.ts';

let books: BooksServer;
beforeAll(async () => {
  books = await BooksServer.start('account_links');
});
type Company = Awaited<ReturnType<BooksServer['company']>>;

const link = (
  payroll_account_id: number,
  quickbooks_account: string,
  sectorId?: number,
): SaveAccountLink => ({
  payroll_account_id,
  quickbooks_account,
  checked_account: true,
  ...(sectorId === undefined ? {} : { sectorId }),
});
const save = (
  company: Company,
  tenantAccounts: SaveAccountLink[],
  { by = company.admin, paymentAccount = BOOKS.bank as string } = {},
) => books.server.as(by).call(saveAccounts, { body: { userId: company.id, paymentAccount, tenantAccounts } });
const linksOf = async ({ user }: Company) => (await books.server.as(user).call(getAccountLinks, {})).body;

test('the lists of the service are those of the last reading, of this company only', async () => {
  const [company, other] = [await books.mapped(await books.company()), await books.company()];
  type Caller = Parameters<typeof books.server.as>[0];
  const list = (call: typeof getServiceAccounts | typeof getServiceItems, by: Caller, of = company) =>
    books.server.as(by).call(call, { query: { userId: of.id } });
  expect((await list(getServiceAccounts, company.user)).body.value[0]).toEqual({
    value: '1',
    label: '1000 Banka',
    title: '1000 Banka',
    kind: 'asset',
  });
  expect((await list(getServiceItems, company.user)).body.value.map(({ label }) => label)).toEqual([
    'Kontributi pensional',
    'Shërbime',
  ]);
  expect((await list(getServiceAccounts, other.user, other)).body).toEqual({ value: [] });
  for (const call of [getServiceAccounts, getServiceItems])
    expect([(await list(call, other.admin)).status, (await list(call, undefined)).status]).toEqual([
      403, 401,
    ]);
  expect(
    (await books.server.as(other.user).call(getServiceConnection, { query: { userId: company.id } })).status,
  ).toBe(403);
  const account = Object.values(books.state.companies)[0]?.rows.Account[BOOKS.projects];
  Object.assign(account ?? {}, { Active: false });
  await books.server.as(company.manager).call(refreshServiceAccounts, { body: { userId: company.id } });
  expect((await list(getServiceAccounts, company.user)).body.value.map(({ value }) => value)).not.toContain(
    BOOKS.projects,
  );
  expect(await books.lastLine(company)).toMatchObject({ page: 'quickbooks', type: 'readAccounts' });
  Object.assign(account ?? {}, { Active: true });
});

test('proposes accounts of the last reading, those of equal fit all, to this company only; nothing is saved by it', async () => {
  const company = await books.connected(await books.company());
  const proposals = async (by?: typeof company.user) =>
    (await books.server.as(by).call(getAccountProposals, {})).body;
  const proposed = async () =>
    (await proposals(company.user)).links.map(({ payroll_account, accounts }) => [
      payroll_account,
      ...accounts.map(({ label }) => label),
    ]);
  expect(await proposals(company.user)).toEqual({ payment: [], links: [] });
  const refresh = () =>
    books.server.as(company.manager).call(refreshServiceAccounts, { body: { userId: company.id } });
  await refresh();
  expect((await proposals(company.user)).payment.map(({ label }) => label)).toEqual(['1000 Banka']);
  const first = [
    ['Të gjitha shpenzimet', '6000 Pagat'],
    ['Të gjitha detyrimet', '2100 Detyrime nga pagat'],
    ['Kontributi i punëdhënësit', '6010 Kontributet e punëdhënësit'],
    ['Tatimi në paga', '2110 Tatimi në paga'],
    ['Kontributet pensionale', '2120 Kontributet pensionale'],
    ['Siguruesi shëndetësor', '2130 Sigurimi shëndetësor'],
    ['Avanset', '1300 Avanse të punëtorëve'],
  ];
  expect(await proposed()).toEqual(first);
  // Without the account that is all of pay, two parts of it fit equally well.
  const there = found(Object.values(books.state.companies)[0]).rows.Account;
  const salaries = found(there[BOOKS.salaries]);
  Object.assign(salaries, { Name: 'Pagat e administratës' });
  await refresh();
  expect((await proposed())[0]).toEqual([
    'Të gjitha shpenzimet',
    '6000 Pagat e administratës',
    '6020 Pagat e projekteve',
  ]);
  Object.assign(salaries, { Name: 'Pagat' });
  expect(await linksOf(company)).toEqual([]);
  const other = await books.company();
  expect(await proposals(other.user)).toEqual({ payment: [], links: [] });
  expect((await books.server.as(undefined).call(getAccountProposals, {})).status).toBe(401);
});

test('names every payroll account once, the two that others fall back to first of their kind', async () => {
  const company = await books.company();
  const { body } = await books.server.as(company.user).call(getPayrollAccounts, {});
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  for (const kind of ['expense', 'liability'])
    expect(body.filter((account) => account.kind === kind).map(({ isDefault }) => isDefault)).toEqual(
      body.filter((account) => account.kind === kind).map((_, at) => at === 0),
    );
  expect((await books.server.as(undefined).call(getPayrollAccounts, {})).status).toBe(401);
});

test('saves payment account and links, changes one, deletes one, with a line of the audit log for each', async () => {
  const company = await books.mapped(await books.company());
  const saved = await save(company, [link(10, BOOKS.salaries)], { paymentAccount: '2' });
  expect(saved.body.map(({ payroll_account_id: id }) => id)).toEqual([1, 2, 10]);
  const paid = await books.server.as(company.user).call(getPaymentAccount, { query: { userId: company.id } });
  expect(paid.body).toEqual({ paymentAccount: '2' });
  expect(await books.lastLine(company)).toMatchObject({
    page: 'quickbooks',
    type: 'update',
    changes: { paymentAccount: { old: '1', new: '2' } },
  });
  const gross = saved.body.find(({ payroll_account_id: id }) => id === 10);
  const changed = await save(company, [{ ...link(10, BOOKS.contribution), id: gross?.id }]);
  expect(changed.body.find(({ id }) => id === gross?.id)).toMatchObject({
    payroll_account: 'Paga bruto',
    account_name: '6010 Kontributet e punëdhënësit',
    tenantId: company.id,
  });
  const remove = (by = company.admin, accountId = gross?.id ?? 0) =>
    books.server.as(by).call(deleteAccountLink, { query: { accountId } });
  const other = await books.mapped(await books.company());
  expect((await remove(company.user)).status).toBe(403);
  expect((await remove(other.admin)).status).toBe(404);
  expect((await remove()).status).toBe(204);
  expect(await books.lastLine(company)).toMatchObject({
    page: 'quickbooks',
    type: 'delete',
    objectId: gross?.id,
  });
  expect((await remove()).status).toBe(404);
  expect((await linksOf(company)).map(({ payroll_account_id: id }) => id)).toEqual([1, 2]);
  expect((await linksOf(other)).every(({ tenantId }) => tenantId === other.id)).toBe(true);
});

test('refuses at the very row what is in no list, doubled, of another company, or no expense of a sector', async () => {
  const [company, other] = [await books.mapped(await books.company()), await books.company()];
  const [mine, theirs] = await Promise.all(
    [company, other].map(({ id: tenantId }) =>
      books.server.inCompany(tenantId, async (tx) => {
        const [made] = await tx.insert(sector).values({ tenantId, name: 'Prodhimi' }).returning();
        return made?.id ?? 0;
      }),
    ),
  );
  const before = await linksOf(company);
  const refused = async (links: SaveAccountLink[], options = {}) => {
    const { status, body } = await save(company, links, options);
    return [
      status,
      ...((body as unknown as { fields?: { path: string }[] }).fields ?? []).map((one) => one.path),
    ];
  };
  expect(await refused([link(10, '4711')])).toEqual([404, 'tenantAccounts.0.quickbooks_account']);
  expect(await refused([link(99, BOOKS.salaries)])).toEqual([404, 'tenantAccounts.0.payroll_account_id']);
  expect(await refused([], { paymentAccount: '4711' })).toEqual([404, 'paymentAccount']);
  expect(await refused([link(10, BOOKS.salaries), link(10, BOOKS.projects)])).toEqual([
    422,
    'tenantAccounts.1.payroll_account_id',
  ]);
  expect(await refused([link(1, BOOKS.projects), link(10, BOOKS.salaries)])).toEqual([
    422,
    'tenantAccounts.0.payroll_account_id',
  ]);
  expect(await refused([link(10, BOOKS.salaries), link(20, BOOKS.tax, mine)])).toEqual([
    422,
    'tenantAccounts.1.sectorId',
  ]);
  expect(await refused([link(10, BOOKS.salaries, theirs)])).toEqual([404, 'tenantAccounts.0.sectorId']);
  expect(await refused([], { by: company.user })).toEqual([403]);
  expect(await refused([], { by: other.admin })).toEqual([403]);
  expect(await linksOf(company)).toEqual(before);
  expect((await save(company, [link(10, BOOKS.projects, mine)])).body.at(-1)).toMatchObject({
    sectorId: mine,
  });
});
