import { callsByArea } from '@paga/contract/all';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import * as payroll from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';

const october = { month: 10, year: 2026 };

/** What may still be done with a closed month: open it, note what was done with it, mail its papers, throw a sandbox away, comment on it. */
const ALLOWED = [
  'reopenPeriod',
  'markClosing',
  'takeMarkBack',
  'sendPayslipToEmail',
  'sendContractToEmail',
  'deleteWhatIf',
  'addSalaryComment',
  'deleteSalaryComment',
];

/** A month that was closed over an accepted warning, and a body for every write that must not touch it. */
async function closed() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.manager);
  const [employeeId = 0] = await savedEmployees(server, company, { bankAccountNumber: undefined });
  const [row] = await calculatedMonth(server, company, october);
  const salaryId = row?.id ?? 0;
  const tenantId = company.id;
  const month = { ...october, tenantId };
  const changes = [{ kind: 'raise' as const, who: { to: 'all' as const }, percentage: 5 }];
  const { body: whatIf } = await as.call(payroll.createWhatIf, {
    body: { ...month, name: 'Rritja', changes },
  });
  const { body: checks } = await as.call(payroll.getSalaryChecks, {
    query: { ...october, userId: tenantId },
  });
  const findings = checks.findings.map(({ code, fact }) => ({ employeeId, code, fact }));
  const accepted = { ...month, note: 'Paguhet në arkë', findings };
  expect((await as.call(payroll.acceptSalaryWarnings, { body: accepted })).status).toBe(200);
  expect((await as.call(payroll.closePeriod, { body: { ...month, code: 'AGI26A' } })).status).toBe(200);
  expect(
    (await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } })).status,
  ).toBe(200);
  const params = { id: whatIf.id };
  const inputs: Record<string, object> = {
    closePeriod: { body: { ...month, code: 'AGI26A' } },
    generateSalaries: { query: { ...october, userId: tenantId } },
    updateSalary: { body: { ...month, salaryId, stops: 5 } },
    updateSalaries: { body: { ...month, rows: [{ salaryId, version: row?.version ?? 0, stops: 5 }] } },
    markMonthStep: { body: { ...month, step: 'collect' } },
    takeMonthStepBack: { body: { ...month, step: 'collect' } },
    signOffMonth: { body: { ...month, content: 'as it was read' } },
    withdrawSignOff: { body: month },
    updatePaymentDate: { body: { ...month, paymentDate: '2026-11-05', was: '2026-10-31' } },
    acceptSalaryWarnings: { body: accepted },
    withdrawAcceptance: { body: { ...month, employeeId, finding: 'ACCOUNT_MISSING' } },
    createWhatIf: { body: { ...month, name: 'Tjetër', changes } },
    updateWhatIf: { params, body: { tenantId, name: 'Tjetër', changes, version: whatIf.version } },
    carryOverWhatIf: {
      params,
      body: { tenantId, version: whatIf.version, rows: [{ salaryId, version: row?.version ?? 0 }] },
    },
  };
  return { server, company, as, inputs };
}

test('every write of the area that is not meant for a closed month is refused there, and changes nothing', async () => {
  const { server, company, as, inputs } = await closed();
  const names = Object.entries(callsByArea.payroll).flatMap(([name, { effect }]) =>
    effect === 'write' ? [name] : [],
  );
  // A call that is new is either refused or named above.
  expect(names.sort()).toEqual([...ALLOWED, ...Object.keys(inputs)].sort());
  const stored = async () => {
    const query = { ...october, userId: company.id };
    const of = async (
      call: typeof payroll.getSalaries | typeof payroll.getSalaryChecks | typeof payroll.getWhatIfs,
    ) => (await server.as(company.admin).call(call as typeof payroll.getSalaries, { query })).body;
    return JSON.stringify([
      await of(payroll.getSalaries),
      await of(payroll.getSalaryChecks),
      await of(payroll.getWhatIfs),
    ]);
  };
  const before = await stored();
  const answers = await Promise.all(
    Object.entries(inputs).map(async ([name, input]) => {
      const call = callsByArea.payroll[name as 'updateSalary'];
      const { status, body } = await as.call(call, input as Parameters<typeof as.call<typeof call>>[1]);
      return [name, status, (body as { code?: string }).code];
    }),
  );
  expect(answers).toEqual(Object.keys(inputs).map((name) => [name, 409, 'PERIOD_CLOSED']));
  expect(await stored()).toBe(before);
});
