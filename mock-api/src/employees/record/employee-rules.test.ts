import { createEmployee, EMPLOYEE_FAULTS, updateEmployee } from '@paga/contract/employees';
import { EMPLOYEE_RULES, EMPLOYEE_WARNINGS, type EmployeeRule } from '@paga/testing/employee-rules';
import { anEmployee, createdEmployees, startedImport } from '@paga/testing/employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

let server: TestServer;
let company: TestCompany;
let arta: number;
beforeAll(async () => {
  server = await testServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
});

// The payload as a client writes it: what breaks a rule of the schema cannot be built by the schema.
const formOf = (facts: object) => {
  const { userId: _, ...person } = anEmployee({ userId: company.id });
  return { ...person, ...facts };
};
const edited = (facts: object) =>
  server.as(company.user).call(updateEmployee, {
    body: {
      userId: company.id,
      employeeId: arta,
      employee: JSON.stringify({ ...formOf(facts), version: 1 }) as never,
    },
  });

type Fields = readonly { path: string; message?: string }[] | undefined;

/** That the field at fault says the rule in words: the day stands in the person's way of writing on the screen only, a percentage and an amount are said by the schema. */
function saysIt(fields: Fields, { path, code, en }: EmployeeRule): void {
  const field = fields?.find((one) => one.path === path || one.path === `employee.${path}`);
  expect(field).toBeDefined();
  if (code === 'percentageInvalid' || code === 'amountInvalid') return;
  expect(field?.message).toBe(code === 'dateTooEarly' ? EMPLOYEE_FAULTS.dateTooEarly : en);
}

test.each(EMPLOYEE_RULES)('an edit with $facts is refused at $path: $en', async (rule) => {
  const { status, body } = await edited(rule.facts);
  expect(status).toBe(422);
  saysIt(body.fields, rule);
});

test.each(EMPLOYEE_RULES)('a new employee with $facts is refused at $path', async (rule) => {
  const { status, body } = await server
    .as(company.user)
    .call(createEmployee, { body: { ...formOf(rule.facts), userId: company.id } });
  expect(status).toBe(422);
  saysIt(body.fields, rule);
});

test('a draft and a row of an import may be without phone and occupation, a person who is typed in may not', async () => {
  const body = {
    ...formOf({ phone: null, occupation: null, personalNumber: '1999384753' }),
    userId: company.id,
  };
  const as = server.as(company.user);
  const typed = await as.call(createEmployee, { body });
  expect(typed).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'phone' }, { path: 'occupation' }] },
  });
  expect((await as.call(createEmployee, { body: { ...body, draftStatus: 1 } })).status).toBe(200);
  const importId = await startedImport(as, company);
  const row = { ...body, personalNumber: '1008167059', importId };
  expect((await as.call(createEmployee, { body: row })).status).toBe(200);
});

test.each(EMPLOYEE_WARNINGS.filter(({ code }) => code !== 'employerOutside'))(
  '$facts is a warning: it is saved',
  async ({ facts }) => {
    const [id = 0] = await createdEmployees(server.as(company.user), company, {
      personalNumber: null,
      draftStatus: 1,
    });
    const employee = JSON.stringify({
      ...formOf({ personalNumber: '1763855925', ...facts }),
      draftStatus: 1,
      version: 1,
    }) as never;
    const { status } = await server
      .as(company.user)
      .call(updateEmployee, { body: { userId: company.id, employeeId: id, employee } });
    expect(status).toBe(200);
    await server.as(company.user).call(updateEmployee, {
      body: {
        userId: company.id,
        employeeId: id,
        employee: JSON.stringify({
          ...formOf({ personalNumber: null }),
          draftStatus: 1,
          version: 2,
        }) as never,
      },
    });
  },
);

test('an employer contribution outside 0 to 100 is warned about in the form and refused by the server', async () => {
  const { status, body } = await edited({ employerContributePercentage: 100.01 });
  expect([status, body.fields?.[0]?.path]).toEqual([
    422,
    expect.stringContaining('employerContributePercentage'),
  ]);
});
