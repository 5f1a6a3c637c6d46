import { getEmployee } from '@paga/contract/employees';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { changePassword } from '@paga/contract/identity/password';
import { acceptTerms, authenticateCode, login } from '@paga/contract/identity/sign-in';
import { getSalaries, getSalaryTotals, type SalaryRow } from '@paga/contract/payroll';
import type { Reply, TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { ControlledAccounts, type Minds } from './minds.ts';
import { type Month, PayModel } from './pay-model.ts';
import type { Act, Agreement, Edit, Value } from './provenance.ts';

/** An account of the history, with the password it is entered by; `isGiven`: another has chosen that. */
export type Account = { user: TestUser; password: string; isGiven?: boolean };

/** The password that people choose themselves. */
const OWN_PASSWORD = 'Deti2027';

/** The year of every month of a history. */
const YEAR = 2026;
/** The company's closing code. */
export const CODE = 'AGI26A';

/** A company on the server, the people who act in it, the model of who has made and agreed to what, and what has happened. */
export class Stage {
  readonly controls = new ControlledAccounts();
  readonly model = new PayModel(this.controls);
  readonly employees: number[] = [];
  readonly imports: { id: number; before: Map<string, Act> }[] = [];
  readonly leaves: { id: number; employeeId: number; month: Month }[] = [];
  /** Who was deleted, and who had made them until then. */
  readonly deleted = new Map<number, Act>();
  /** The acceptance of a changed account, by month and employee. */
  readonly acceptances = new Map<string, Agreement>();
  /** What was done and answered, one line each. */
  readonly log: string[] = [];
  /** What must not be, the first of it. */
  violation: string | undefined;
  readonly counts = new Map<string, number>();
  /** Whether the random steps are over. */
  isAtEnd = false;
  readonly server: TestServer;
  readonly company: TestCompany;
  /** Another company, by its id, in which nothing happens. */
  readonly elsewhere: number;
  readonly accounts: Account[];
  /** Reads what the oracle looks at, and changes nothing. */
  readonly reader: Account;

  constructor(
    server: TestServer,
    companies: { own: TestCompany; elsewhere: number },
    accounts: Account[],
    reader: Account,
  ) {
    this.server = server;
    this.company = companies.own;
    this.elsewhere = companies.elsewhere;
    this.accounts = accounts;
    this.reader = reader;
  }

  account(at: number): Account {
    return of(this.accounts, at);
  }

  employee(at: number): number {
    return of(this.employees, at);
  }

  /** A month as the calls name it that take the company as `tenantId`. */
  named(month: Month) {
    return { month, year: YEAR, tenantId: this.company.id };
  }

  /** A month as the calls name it that take the company as `userId`. */
  query(month: Month) {
    return { query: { month, year: YEAR, userId: this.company.id } };
  }

  get now(): number {
    return this.server.clock.now().getTime();
  }

  count(event: string): void {
    this.counts.set(event, (this.counts.get(event) ?? 0) + 1);
  }

  fail(what: string): void {
    this.violation ??= what;
    this.log.push(`!! ${what}`);
  }

  actingAs({ user }: Account): Minds {
    return this.controls.actingThrough(user.id, this.now);
  }

  agreeingAs({ user }: Account): Minds {
    return this.controls.agreeingThrough(user.id, this.now);
  }

  /** What an account has just made of something. */
  act(account: Account, value: Value, edit: Edit = {}): Act {
    const { name, id } = account.user;
    return { value, makers: this.actingAs(account), what: `by ${name} (${id})`, edit, agreements: new Set() };
  }

  /** Asks as an account, which signs in where its session is over. */
  async ask<E extends Endpoint>(account: Account, call: E, input: InputOf<E>): Promise<Reply<E>> {
    const send = () => this.server.as(account.user, { company: this.company.id }).call(call, input);
    const reply = await send();
    return reply.status === 401 && (await this.enter(account)) ? send() : reply;
  }

  /** The same of a change, noted with its answer. */
  async change<E extends Endpoint>(
    account: Account,
    what: string,
    call: E,
    input: InputOf<E>,
  ): Promise<Reply<E> | undefined> {
    const reply = await this.ask(account, call, input);
    const isDone = reply.status < 300;
    const answer = isDone ? 'done' : `${reply.status} ${reply.body.code}`;
    this.log.push(`${account.user.name} (${account.user.id}) ${what}: ${answer}`);
    this.count(isDone ? (what.split(' of ')[0] ?? what) : `refused ${reply.body.code}`);
    if (reply.status >= 500) this.fail(`the server answered ${answer} to ${what}`);
    return isDone ? reply : undefined;
  }

  /** Signs in; at the first time agrees to the licence and sets an own password. */
  async enter(account: Account): Promise<boolean> {
    const { user, password } = account;
    const body = { email: user.email, password };
    const reply = await this.server.as(undefined).call(login, { body });
    if (reply.status !== 200) return false;
    bear(user, reply.body.token, reply.headers);
    if (reply.body.agreed === null)
      await this.server.as(user).call(acceptTerms, { body: { email: user.email, agreed: 1 } });
    if (account.isGiven) await this.#setPassword(account);
    return true;
  }

  async #setPassword(account: Account): Promise<void> {
    const { user, password: currentPassword } = account;
    const body = { currentPassword, newPassword: OWN_PASSWORD, confirmPassword: OWN_PASSWORD };
    const { status, body: answer, headers } = await this.server.as(user).call(changePassword, { body });
    if (status !== 200) throw new Error(`no own password was set: ${status} ${answer.code}`);
    bear(user, answer.token, headers);
    Object.assign(account, { password: OWN_PASSWORD, isGiven: false });
  }

  /** Opens the salary table for edits by the closing code. */
  async granted(account: Account): Promise<void> {
    await this.ask(account, authenticateCode, { body: { code: CODE, userId: account.user.id } });
  }

  /** The rows of a month; none while it is not calculated. */
  async rows(month: Month): Promise<SalaryRow[]> {
    const { status, body } = await this.ask(this.reader, getSalaries, this.query(month));
    if (status !== 200) throw new Error(`the rows were not read: ${status} ${body.code}`);
    return body.salaries;
  }

  async isClosed(month: Month): Promise<boolean> {
    return (await this.ask(this.reader, getSalaryTotals, this.query(month))).body.closed === 1;
  }

  async employeeRecord(employeeId: number) {
    return (await this.ask(this.reader, getEmployee, { query: { employeeId } })).body;
  }
}

/** One of some things, by a number of any size. */
export function of<T>(all: readonly T[], at: number): T {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('there is none to choose from');
  return one;
}

/** From now on the person comes with what a sign-in answered. */
function bear(user: TestUser, token: string | undefined, headers: Headers): void {
  user.handle = token ?? '';
  user.cookie = /paga_session=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}
