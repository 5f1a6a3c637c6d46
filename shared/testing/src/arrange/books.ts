import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  exchangeAccessToken,
  getAuthorizationUrl,
  getServiceConnection,
  refreshServiceAccounts,
  saveAccounts,
  synchronizeSalaries,
} from '@paga/contract/quickbooks';
import { serviceAccess } from '@paga/mock-api/bookkeeping/connection/service-access';
import { createEmulator } from '@paga/mock-api/emulators/quickbooks/emulator';
import { newState, type State, type Switch } from '@paga/mock-api/emulators/quickbooks/state';
import type { TestCompany } from '#server/factories.ts';
import type { TestUser } from '#server/send-call.ts';
import { freshServer, type TestServer } from '#server/server.ts';

/** The accounts of the emulator's companies that tests post to. */
export const BOOKS = { bank: '1', liabilities: '5', tax: '6', pension: '7', salaries: '9', contribution: '10', projects: '11' } as const;
/** The first company of the emulator. */
export const REALM = '9130347000000001';
export const OTHER_REALM = '9130347000000002';

const EMULATOR = 'http://127.0.0.1:4010';

/** A server beside an emulator of the bookkeeping service in the same process. */
export class BooksServer {
  readonly server: TestServer;
  readonly state: State;
  /** Every address that was called, with its method. */
  readonly called: string[] = [];
  readonly #fetch: typeof fetch;

  private constructor(server: TestServer, state: State, fetched: typeof fetch) {
    this.server = server;
    this.state = state;
    this.#fetch = fetched;
  }

  /** Starts both; `change` may put another `fetch` in between. */
  static async start(name: string, change: (inner: typeof fetch) => typeof fetch = (inner) => inner): Promise<BooksServer> {
    const state = newState();
    let [server, books]: [TestServer?, BooksServer?] = [];
    const emulator = createEmulator({ state, now: () => server?.clock.now() ?? new Date(), save: () => undefined, unthrottled: true });
    const direct: typeof fetch = async (address, init) => {
      books?.called.push(`${init?.method ?? 'GET'} ${address}`);
      const response = await emulator.fetch(new Request(address as string, init));
      if (response.headers.get('x-emulator-lost') === '1') throw new TypeError('fetch failed');
      return response;
    };
    const access = serviceAccess(
      { environment: { emulator: EMULATOR }, client: undefined, key: undefined, allowsLoopback: true },
      mkdtempSync(path.join(tmpdir(), 'paga-books-')),
    );
    server = await freshServer(name, { service: { ...access, fetch: change(direct), wait: async () => undefined } });
    books = new BooksServer(server, state, direct);
    return books;
  }

  /** A company with the integration, not connected yet. */
  async company(facts: Parameters<TestServer['company']>[0] = {}): Promise<TestCompany> {
    const company = await this.server.company(facts);
    await this.server.asAccess((tx) => tx.execute(`update "tenant" set "hasQuickbooks" = true where "id" = ${company.id}`));
    return company;
  }

  /** Asks for consent as somebody and gives it at the service: what the landing page is called with. */
  async consent(
    company: TestCompany,
    by: TestUser = company.admin,
    realm = REALM,
  ): Promise<{ code: string; state: string; realmId: string }> {
    const { status, body } = await this.server.as(by, { company: company.id }).call(getAuthorizationUrl, {});
    if (status !== 200) throw new Error(`no authorization address: ${JSON.stringify(body)}`);
    const asked = Object.fromEntries(new URL(body.url).searchParams);
    const form = new URLSearchParams({ ...asked, realm, answer: 'connect' } as Record<string, string>);
    const answer = await this.#fetch(`${EMULATOR}/connect/oauth2`, { method: 'POST', body: form });
    const { code = '', state = '', realmId = '' } = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
    return { code, state, realmId };
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
    const link = (payroll_account_id: number, quickbooks_account: string) => ({
      payroll_account_id,
      quickbooks_account,
      checked_account: true,
    });
    const tenantAccounts = [link(1, BOOKS.salaries), link(2, BOOKS.liabilities)];
    const { status, body } = await as.call(saveAccounts, {
      body: { userId: company.id, paymentAccount: BOOKS.bank, tenantAccounts, postsClosed },
    });
    if (status !== 200) throw new Error(`no accounts: ${JSON.stringify(body)}`);
    return company;
  }

  /** Posts a month of some employees. */
  post(company: TestCompany, { month, year }: { month: number; year: number }, employeeIds: readonly number[], by = company.admin) {
    const body = { tenantId: company.id, month, year, language: 'Alb' as const, employeeIds: [...employeeIds] };
    return this.server.as(by).call(synchronizeSalaries, { body });
  }

  connection(company: TestCompany) {
    return this.server.as(company.user).call(getServiceConnection, { query: { userId: company.id } });
  }

  /** Switches a fault on for the next calls. */
  switchOn(kind: Switch['kind'], times = 1, of?: string): void {
    this.state.switches.push({ kind, times, path: of });
  }

  /** The entries in the books of a company of the service. */
  entries(realm = REALM) {
    return Object.values(this.state.companies[realm]?.rows.JournalEntry ?? {});
  }

  /** The balance of every account over all entries, in cents; debits are positive. */
  balances(realm = REALM): Record<string, number> {
    const balances: Record<string, number> = {};
    for (const { Line } of this.entries(realm))
      for (const { Amount, JournalEntryLineDetail: detail } of Line as BookLine[]) {
        const cents = Math.round(Amount * 100) * (detail.PostingType === 'Debit' ? 1 : -1);
        balances[detail.AccountRef.value] = (balances[detail.AccountRef.value] ?? 0) + cents;
      }
    return balances;
  }
}

type BookLine = { Amount: number; Description: string; JournalEntryLineDetail: { PostingType: string; AccountRef: { value: string } } };
