import { saveSignOffRule } from '@paga/contract/approvals';
import { correctEmployee, getEmployee, updateEmployee } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  closePeriod,
  type Finding,
  generateSalaries,
  getSalaries,
  getSalaryChecks,
  getSignOff,
  signOffMonth,
  updateSalary,
} from '@paga/contract/payroll';
import { type TestUser, testServer } from '#server/server.ts';
import { accountOf, anEmployee } from './employees.ts';
import { calculatedMonth, closedMonth } from './salaries.ts';
import { savedEmployees } from './saved-employees.ts';

type Month = { month: number; year: number };
const CODE = 'AGI26A';
const september = { month: 9, year: 2026 };

/** The month that a signing office is about. */
export const OCTOBER = { month: 10, year: 2026 };

const BLERTA = { firstName: 'Blerta', lastName: 'Hoxha', personalNumber: '1999384753' };

/**
 * A company that asks for a sign-off, on 2 November 2026: Arta and Blerta, September calculated and closed by the administrator, October calculated by them
 * unless said otherwise. Three people who could sign; more are added by `server.user`.
 */
export async function signingOffice({
  calculated = true,
  rule: required = true,
}: {
  calculated?: boolean;
  rule?: boolean;
} = {}) {
  const server = await testServer();
  server.clock.set('2026-11-02T09:00:00Z');
  const company = await server.company({ code: CODE });
  const { id: tenantId, admin, manager, user } = company;
  const [arta = 0, blerta = 0] = await savedEmployees(
    server,
    company,
    {},
    { ...BLERTA, bankAccountNumber: accountOf(1) },
  );
  await calculatedMonth(server, company, september);
  await closedMonth(server, company, september);
  if (calculated) await calculatedMonth(server, company, OCTOBER);
  const as = (who: TestUser) => server.as(who, { company: tenantId });
  const rule = (who: TestUser, wanted: boolean) =>
    as(who).call(saveSignOffRule, { body: { tenantId, required: wanted } });
  if (required) await rule(admin, true);
  return {
    server,
    company,
    tenantId,
    admin,
    manager,
    user,
    arta,
    blerta,
    as,
    rule,
    ...deedsOf(as, tenantId),
  };
}

type As = (who: TestUser) => ReturnType<Awaited<ReturnType<typeof testServer>>['as']>;

/** What is read of a month. */
function readsOf(as: As, tenantId: number) {
  const query = (month: Month) => ({ query: { ...month, userId: tenantId } });
  const state = async (who: TestUser, month: Month = OCTOBER) =>
    (await as(who).call(getSignOff, query(month))).body;
  const findings = async (who: TestUser, month: Month = OCTOBER) =>
    (await as(who).call(getSalaryChecks, query(month))).body.findings;
  const openWarnings = async (who: TestUser, month: Month = OCTOBER) =>
    (await findings(who, month))
      .filter(({ level, accepted }) => level === 'warning' && !accepted)
      .map(factOf);
  const rowOf = async (who: TestUser, employeeId: number, month: Month) =>
    (await as(who).call(getSalaries, query(month))).body.salaries.find(
      (row) => row.employeeId === employeeId,
    );
  return { state, findings, openWarnings, rowOf };
}

/** What somebody does with a month, and what is read of it. */
function deedsOf(as: As, tenantId: number) {
  const { rowOf, ...reads } = readsOf(as, tenantId);
  const { state, openWarnings } = reads;
  return {
    ...reads,
    calculate: (who: TestUser, month: Month = OCTOBER) =>
      as(who).call(generateSalaries, { query: { ...month, userId: tenantId } }),
    unlock: (who: TestUser) => as(who).call(authenticateCode, { body: { code: CODE, userId: who.id } }),
    /** Types a deduction in euro. */
    edit: async (who: TestUser, employeeId: number, stops: number, month: Month = OCTOBER) => {
      await as(who).call(authenticateCode, { body: { code: CODE, userId: who.id } });
      const salaryId = (await rowOf(who, employeeId, month))?.id ?? 0;
      return as(who).call(updateSalary, { body: { ...month, tenantId, salaryId, stops } });
    },
    account: async (who: TestUser, employeeId: number, value: string) => {
      const was = (await as(who).call(getEmployee, { query: { employeeId } })).body.bankAccountNumber ?? null;
      const body = { userId: tenantId, employeeId, field: 'bankAccountNumber' as const, was, value };
      return as(who).call(correctEmployee, { body });
    },
    /** Saves Arta's form with another gross or account. */
    form: async (who: TestUser, employeeId: number, facts: object) => {
      const { version } = (await as(who).call(getEmployee, { query: { employeeId } })).body;
      const { userId: _, ...person } = anEmployee({ userId: tenantId });
      const employee = JSON.stringify({ ...person, version, ...facts }) as never;
      return as(who).call(updateEmployee, { body: { userId: tenantId, employeeId, employee } });
    },
    accept: async (who: TestUser, month: Month = OCTOBER) =>
      as(who).call(acceptSalaryWarnings, {
        body: { ...month, tenantId, note: 'E pamë', findings: await openWarnings(who, month) },
      }),
    /** Signs what the person sees; `accepts` the warnings that are open, as a part of it. */
    sign: async (who: TestUser, { accepts = false, ...month }: Month & { accepts?: boolean } = OCTOBER) => {
      const { content } = await state(who, month);
      const open = accepts ? await openWarnings(who, month) : [];
      const accepting = open.length > 0 && { accepts: { note: 'E pashë', findings: open } };
      return as(who).call(signOffMonth, { body: { ...month, tenantId, content, ...accepting } });
    },
    close: (who: TestUser, month: Month = OCTOBER) =>
      as(who).call(closePeriod, { body: { ...month, tenantId, code: CODE } }),
  };
}

const factOf = ({ employeeId, code, fact }: Finding) => ({ employeeId, code, fact });
