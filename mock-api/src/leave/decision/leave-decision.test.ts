import { updateTenant } from '@paga/contract/company/profile';
import { getLeaveDecision, previewVacation, storeVacation, updateVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfjsPages } from '@paga/testing/pdfjs-pages';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aLeave, aWorker, type LeaveFacts } from '@paga/testing/vacations';

let server: TestServer;
let company: TestCompany;
let arta: number;

// Today is 15 October 2026.
beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  await server.as(await server.superAdmin(), { company: company.id }).call(updateTenant, {
    body: {
      ...{ tenantId: company.id, name: 'Agimi', email: 'zyra@agimi.company', statusId: 1 },
      ...{ registrationDate: '2024-01-01', address: 'Rr. Agim Ramadani 12', phone: '+383 38 200 100' },
      authorizedPerson: 'Agim Gashi',
    },
  });
  arta = await aWorker(server, company, { personalNumber: '1234567892', occupation: 'Kontabiliste' });
});

async function booked(facts: LeaveFacts): Promise<number> {
  const { body } = await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...aLeave(facts) } });
  if (!('vacation' in body) || !body.vacation) throw new Error(JSON.stringify(body));
  return body.vacation.id;
}

const decision = (id: number, language?: 'sq' | 'en', by: TestUser = company.user) =>
  server.as(by).call(getLeaveDecision, { params: { id }, query: language ? { language } : {} });

async function textOf(id: number, language?: 'sq' | 'en'): Promise<string> {
  const { status, body } = await decision(id, language);
  expect(status).toBe(200);
  const pages = pdfjsPages(body);
  expect(pdfPages(body).filter(({ smallest }) => smallest < 8.5)).toEqual([]);
  expect(pages).toHaveLength(1);
  return pages.join(' ').replace(/\s+/g, ' ');
}

test('an annual leave: who decides what for whom, in both languages', async () => {
  const id = await booked({ from: '2026-11-26', to: '2026-12-04' });
  const { headers, body } = await decision(id, 'sq');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('Vendim-Arta-Krasniqi-2026-11-26.pdf');
  expect(Buffer.from(body).toString('latin1')).toContain('/MarkInfo');
  const texts = { sq: await textOf(id, 'sq'), en: await textOf(id, 'en') };
  const both = ['Agimi', '811234567', 'Rr. Agim Ramadani 12', 'Agim Gashi', 'Arta Krasniqi', '1234567892'];
  const dates = ['26.11.2026', '04.12.2026', '15.10.2026', '07.12.2026', `${id}-1/2026`];
  for (const text of Object.values(texts))
    for (const part of [...both, 'Kontabiliste', ...dates]) expect(text).toContain(part);
  for (const part of [
    'Vendim për pushimin vjetor',
    'Në bazë të nenit 32 dhe nenit 37 të Ligjit të Punës Nr. 03/L-212',
    'punëdhënësi Agimi, i përfaqësuar nga Agim Gashi, më 15.10.2026 merr këtë:',
    'Punonjëses Arta Krasniqi, me numër personal 1234567892, në pozitën Kontabiliste, i lejohet pushimi vjetor prej 26.11.2026 deri më 04.12.2026, gjithsej 7 ditë pune.',
    'Gjatë pushimit punonjësja merr 100% të pagës.',
    'Punonjësja kthehet në punë më 07.12.2026.',
    'sipas nenit 78',
    'Për punëdhënësin',
    'Punonjësja e pranoi më',
  ])
    expect(texts.sq).toContain(part);
  for (const part of [
    'Decision on annual leave',
    'Under article 32 and article 37 of the Law on Labour No. 03/L-212',
    'the employer Agimi, represented by Agim Gashi, issues on 15.10.2026 this:',
    'The employee Arta Krasniqi, personal number 1234567892, in the position Kontabiliste, is granted annual leave from 26.11.2026 to 04.12.2026, 7 working days in total.',
    'During the leave the employee receives 100% of the salary.',
    'The employee returns to work on 07.12.2026.',
    'For the employer',
    'Received by the employee on',
  ])
    expect(texts.en).toContain(part);
  expect(await textOf(id)).toContain('Vendim për pushimin vjetor');
});

test('special leave names its reason and article; a changed one has another number', async () => {
  const id = await booked({
    type: LeaveType.special,
    reason: 'marriage',
    from: '2026-12-14',
    to: '2026-12-16',
  });
  expect(await textOf(id)).toMatch(/nenit 39 .*i lejohet pushimi i veçantë me arsyen “Martesë”/);
  const { status } = await server.as(company.admin).call(updateVacation, {
    params: { id },
    body: { type: LeaveType.special, reason: 'marriage', from: '2026-12-14', to: '2026-12-15' },
  });
  expect(status).toBe(200);
  const text = await textOf(id, 'en');
  expect(text).toMatch(new RegExp(`${id}-2/2026`));
  expect(text).toContain('15.12.2026');
});

test('maternity leave is granted by its phases, which a booking shows before: the employer, the government, nobody', async () => {
  const dates = { from: '2027-01-10', to: '2027-12-31' };
  const preview = await server.as(company.user).call(previewVacation, {
    query: { tenantId: company.id, employeeId: arta, type: LeaveType.maternity, ...dates },
  });
  expect(preview.body.phases).toEqual([
    { payer: 'employer', from: '2027-01-10', to: '2027-07-09', percentage: 70 },
    { payer: 'government', from: '2027-07-10', to: '2027-10-09', percentage: 50 },
    { payer: 'unpaid', from: '2027-10-10', to: '2027-12-31', percentage: 0 },
  ]);
  const id = await booked({ type: LeaveType.maternity, ...dates });
  const text = await textOf(id);
  for (const part of [
    'Vendim për pushimin e lehonisë',
    'prej 10.01.2027 deri më 09.07.2027 punëdhënësi paguan 70% të pagës',
    'prej 10.07.2027 deri më 09.10.2027 Qeveria paguan 50% të pagës mesatare',
    'prej 10.10.2027 deri më 31.12.2027 pushimi është pa pagesë',
  ])
    expect(text).toContain(part);
  expect(await textOf(id, 'en')).toContain('the government pays 50% of the average salary');
});

test('a leave over a public holiday names it; refuses another company, an id that is none, and a language there is not', async () => {
  const id = await booked({ type: LeaveType.medical, from: '2026-12-24', to: '2026-12-28' });
  const text = await textOf(id);
  expect(text).toContain('nenit 59');
  expect(text).toContain('Festa zyrtare brenda këtyre datave nuk llogaritet si ditë pushimi: 25.12.2026 (');
  expect(await textOf(id, 'en')).toContain('The public holiday between these dates does not count as leave');
  const drini = await server.company({ name: 'Drini' });
  expect((await decision(id, 'sq', drini.admin)).status).toBe(404);
  expect((await decision(999_999)).status).toBe(404);
  expect((await decision(id, 'de' as 'sq')).status).toBe(422);
});
