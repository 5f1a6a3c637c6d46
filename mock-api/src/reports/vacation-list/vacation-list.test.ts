import { storeVacation } from '@paga/contract/leave';
import { getVacationList } from '@paga/contract/reports';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';

let server: TestServer;
let company: TestCompany;
let [arta, agron]: number[] = [];
beforeAll(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
  agron = await aWorker(server, company, { firstName: 'Agron', lastName: 'Berisha', gender: Gender.male });
  await aWorker(server, company, { firstName: 'Zana', contractStarted: '2027-01-01' });
  await aWorker(server, company, { firstName: 'Vera', expirationContract: '2025-12-31' });
  const book = async (employeeId = 0, type: LeaveType, from: string, to: string) => {
    const { body } = await server
      .as(company.user)
      .call(storeVacation, { body: { tenantId: company.id, employeeId, type, from, to } });
    expect(body.created).toBe(true);
  };
  await book(arta, LeaveType.annual, '2026-10-26', '2026-11-06');
  await book(arta, LeaveType.special, '2026-11-16', '2026-11-17');
  await book(agron, LeaveType.medical, '2026-11-02', '2026-11-04');
  await book(agron, LeaveType.special, '2026-11-23', '2026-11-23');
});
const list = (from: string, to: string, by = company.user) =>
  server.as(by).call(getVacationList, { body: { tenantId: company.id, from, to } });

test('counts the days of each kind inside the span, special leave under the gender it is granted for', async () => {
  const { body } = await list('2026-11-01', '2026-11-30');
  const none = { femaleSpecialLeave: 0, maleSpecialLeave: 0, annual: 0, MedicalLeave: 0, MaternityLeave: 0 };
  expect(body).toEqual({
    count: 2,
    data: [
      {
        id: agron,
        employeeName: 'Agron Berisha',
        sector: null,
        gender: 2,
        days: { ...none, MedicalLeave: 3, maleSpecialLeave: 1 },
      },
      {
        id: arta,
        employeeName: 'Arta Krasniqi',
        sector: null,
        gender: 1,
        days: { ...none, annual: 5, femaleSpecialLeave: 2 },
      },
    ],
  });
});

test('is for the company, and for a span that ends after it starts', async () => {
  const drini = await server.company({ name: 'Drini' });
  expect((await list('2026-01-01', '2026-12-31', drini.admin)).status).toBe(403);
  expect(await list('2026-12-31', '2026-01-01')).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'to', code: 'END_BEFORE_START' }] },
  });
});
