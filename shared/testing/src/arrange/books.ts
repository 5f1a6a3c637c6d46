import {
  exchangeAccessToken,
  getAuthorizationUrl,
  getServiceConnection,
  refreshServiceAccounts,
  saveAccounts,
  synchronizeSalaries,
} from '@paga/contract/bookkeeping';
import type { ServiceContext } from '@paga/mock-api/bookkeeping/connection/service-context';
import { auditLine } from '@paga/mock-api/core/audit/table';
import type { Tx } from '@paga/mock-api/core/db/transaction';
import type { KeyRing } from '@paga/mock-api/core/key-ring';
import { createLog } from '@paga/mock-api/core/log';
import type { State, Switch } from '@paga/mock-api/emulators/quickbooks/state';
import type { TestCompany } from '#server/factories.ts';
import type { TestUser } from '#server/send-call.ts';
import { freshServer, type TestServer } from '#server/server.ts';
import { type Consent, type EmulatedService, emulatedService } from '#service/emulated-service.ts';
import { BOOKS, DEFAULT_ACCOUNTS } from './book-accounts.ts';

export { BOOKS, DEFAULT_ACCOUNTS };
/** The first company of the emulator. */
export const REALM = '9130347000000001';
export const OTHER_REALM = '9130347000000002';

/** A server beside an emulator of the bookkeeping service in the same process. */
export class BooksServer {
  readonly server: TestServer;
  readonly #emulated: EmulatedService;

  private constructor(server: TestServer, emulated: EmulatedService) {
    this.server = server;
    this.#emulated = emulated;
  }

  /** Starts both; `change` may put another `fetch` in between, `deps` replace what the server stands on. */
  static async start(
    name: string,
    change?: (inner: typeof fetch) => typeof fetch,
    deps: Parameters<typeof freshServer>[1] = {},
  ): Promise<BooksServer> {
    let server: TestServer | undefined;
    const emulated = emulatedService(() => server?.clock.now() ?? new Date(), change);
    server = await freshServer(name, { service: emulated.service, ...deps });
    return new BooksServer(server, emulated);
  }

  /** What the emulator remembers. */
  get state(): State {
    return this.#emulated.state;
  }

  /** What the secrets of the connections are encrypted with. */
  get keys(): KeyRing {
    return this.#emulated.service.keys;
  }

  /** Every address that was called, with its method. */
  get called(): readonly string[] {
    return this.#emulated.called;
  }

  /** A company with the integration, not connected yet. */
  async company(facts: Parameters<TestServer['company']>[0] = {}): Promise<TestCompany> {
    const company = await this.server.company(facts);
    await this.server.asAccess((tx) =>
      tx.execute(`update "tenant" set "hasQuickbooks" = true where "id" = ${company.id}`),
    );
    return company;
  }

  /** Asks for consent as somebody and gives it at the service: what the landing page is called with. */
  async consent(company: TestCompany, by: TestUser = company.admin, realm = REALM): Promise<Consent> {
    const { status, body } = await this.server.as(by, { company: company.id }).call(getAuthorizationUrl, {});
    if (status !== 200) throw new Error(`no authorization address: ${JSON.stringify(body)}`);
    return this.#emulated.consent(body.url, realm);
  }

  /** The company connected. */
  async connected(company: TestCompany, realm = REALM): Promise<TestCompany> {
    const consent = await this.consent(company, company.admin, realm);
    const body = { tenantId: company.id, userId: company.id, ...consent };
    const answer = await this.server.as(company.admin).call(exchangeAccessToken, { body });
    if (answer.body.success !== true) throw new Error(`not connected: ${JSON.stringify(answer.body)}`);
    return company;
  }

  /** The company connected, its lists read, its payment account and the two defaults linked. */
  async mapped(company: TestCompany, realm = REALM, postsClosed = false): Promise<TestCompany> {
    await this.connected(company, realm);
    const as = this.server.as(company.admin);
    await as.call(refreshServiceAccounts, { body: { userId: company.id } });
    const { status, body } = await as.call(saveAccounts, {
      body: { userId: company.id, ...DEFAULT_ACCOUNTS, postsClosed },
    });
    if (status !== 200) throw new Error(`no accounts: ${JSON.stringify(body)}`);
    return company;
  }

  /** Posts a month of some employees. */
  post(
    company: TestCompany,
    { month, year }: { month: number; year: number },
    employeeIds: readonly number[],
    by = company.admin,
  ) {
    const body = {
      tenantId: company.id,
      month,
      year,
      language: 'Alb' as const,
      employeeIds: [...employeeIds],
    };
    return this.server.as(by).call(synchronizeSalaries, { body });
  }

  /** What a job or a handler calls the service with for a company. */
  context({ id: companyId }: { id: number }): ServiceContext {
    const { server } = this;
    const { service } = this.#emulated;
    return {
      ...{ companyId, service, now: server.clock.now(), log: createLog('silent') },
      inCompany: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.inCompany(companyId, work),
    };
  }

  connection(company: TestCompany) {
    return this.server.as(company.user).call(getServiceConnection, { query: { userId: company.id } });
  }

  /** The newest line of a company's audit log. */
  async lastLine({ id }: { id: number }) {
    const lines = await this.server.inCompany(id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
    return lines.at(-1);
  }

  /** Switches a fault on for the next calls. */
  switchOn(kind: Switch['kind'], times = 1, of?: string): void {
    this.state.switches.push({ kind, times, path: of });
  }

  /** The entries in the books of a company of the service. */
  entries(realm = REALM) {
    return entriesOf(this.state, realm);
  }

  /** The balance of every account over all entries, in cents; debits are positive. */
  balances(realm = REALM): Record<string, number> {
    return balancesOf(this.state, realm);
  }
}

const entriesOf = (state: State, realm: string) =>
  Object.values(state.companies[realm]?.rows.JournalEntry ?? {});

const cents = (euro: number) => Math.round(euro * 100);

/** The balances of the three default accounts when the books are a month with these totals, in cents. */
export function booked({ totalBrutto, employerContribution, netto }: BookedTotals): Record<string, number> {
  const debit = cents(totalBrutto) + cents(employerContribution);
  const liabilities = cents(netto) - debit;
  return { [BOOKS.salaries]: debit, [BOOKS.bank]: -cents(netto), [BOOKS.liabilities]: liabilities };
}

/** The balance of every account over all entries of a company of the service, in cents; debits are positive. */
export function balancesOf(state: State, realm = REALM): Record<string, number> {
  const balances: Record<string, number> = {};
  for (const { Line } of entriesOf(state, realm))
    for (const { Amount, JournalEntryLineDetail: detail } of Line as BookLine[]) {
      const change = cents(Amount) * (detail.PostingType === 'Debit' ? 1 : -1);
      balances[detail.AccountRef.value] = (balances[detail.AccountRef.value] ?? 0) + change;
    }
  return balances;
}

type BookedTotals = { totalBrutto: number; employerContribution: number; netto: number };
type BookLine = {
  Amount: number;
  Description: string;
  JournalEntryLineDetail: { PostingType: string; AccountRef: { value: string } };
};
