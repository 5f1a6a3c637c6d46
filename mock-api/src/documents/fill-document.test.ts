import { addStarterDocument, checkDocument, createDocument, fillDocument } from '@paga/contract/documents';
import { getEmployee, prolongContracts, raisePay } from '@paga/contract/employees';
import { createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aDocx } from '@paga/testing/word';
import { wordText } from '@paga/testing/word-text';
import { desc, eq } from 'drizzle-orm';
import { fromBufferPromise } from 'yauzl';
import { auditLine } from '#core/audit/table.ts';
import { attachment } from '#people/table.ts';

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
});

const LINE =
  '{{fullName}} {{personalNumber}} {{grossSalary}} {{netSalary}} {{contractStarted}} {{employmentType}} {{companyName}} {{today}}';
async function aTemplate(lines: string[] = [LINE], company = agimi): Promise<number> {
  const body = {
    name: 'Kontratë pune',
    tenantId: company.id,
    file: new File([aDocx(lines)], 'Kontrata.docx'),
  };
  return (await server.as(company.admin).call(createDocument, { body })).body.id;
}
const people = (company = agimi) =>
  createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Mira', lastName: 'Berisha', bruttoSalary: 500, employmentType: 2 },
  );
const fill = (body: object, by: TestUser = agimi.user) =>
  server.as(by).call(fillDocument, { body: body as never });
const check = (body: object, by: TestUser = agimi.user) =>
  server.as(by).call(checkDocument, { body: body as never });
const bytesOf = ({ body }: { body: unknown }) => body as Uint8Array;

async function unzipped(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    texts[entry.fileName] = await wordText(Buffer.concat(chunks));
  }
  return texts;
}

const ARTA = 'Arta Krasniqi 1234567892 1,000.00 884.00 01.03.2024 me orar të plotë Agimi 15.10.2026';

it('gives each an annex with the own raise, and one with the own new term', async () => {
  const as = server.as(agimi.admin);
  const ids = await createdEmployees(
    as,
    agimi,
    { contractStarted: '2025-11-01', expirationContract: '2026-10-31' },
    { firstName: 'Mira', lastName: 'Berisha', salaryPaymentType: 2, bruttoSalary: null, pricePerHour: 5.55 },
  );
  const [arta = 0] = ids;
  const versions = ids.map((employeeId) => ({ employeeId, version: 1, pay: null }));
  await as.call(raisePay, {
    body: { tenantId: agimi.id, validFrom: '2026-10-12', percent: 3.5, side: 'gross', people: versions },
  });
  const term = { employeeId: arta, ended: '2026-10-31', until: '2027-10-31' };
  await as.call(prolongContracts, { body: { tenantId: agimi.id, people: [term] } });
  const annex = async (starter: 'raiseAnnex' | 'termAnnex', employeeIds: number[]) => {
    const body = { tenantId: agimi.id, starter, language: 'sq' as const };
    const { body: template } = await as.call(addStarterDocument, { body });
    return bytesOf(await fill({ documentId: template.id, employeeIds }, agimi.admin));
  };
  const raised = Object.values(await unzipped(await annex('raiseAnnex', ids)));
  expect(raised[0]).toContain(
    'Nga 12.10.2026 paga e Punonjësit në vendin e punës Kontabiliste ndryshon nga 1,000.00 në 1,035.00 euro bruto në muaj.',
  );
  expect(raised[1]).toContain('nga 5.55 në 5.74 euro bruto për orë.');
  expect(await wordText(await annex('termAnnex', [arta]))).toContain(
    'Kontrata me afat deri më 31.10.2026 vazhdohet nga 01.11.2026 deri më 31.10.2027',
  );
});

describe('filling a template', () => {
  it('gives one employee a Word document, in the language asked for', async () => {
    const [arta] = await people();
    const documentId = await aTemplate();
    const answer = await fill({ documentId, employeeIds: [arta] });
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('Kontratë pune Arta Krasniqi.docx'),
    );
    expect(await wordText(bytesOf(answer))).toBe(ARTA);
    expect(
      await wordText(bytesOf(await fill({ documentId, employeeIds: [arta], language: 'en' }))),
    ).toContain('full time');
  });

  it('gives several a zip of documents, each with the own values', async () => {
    const answer = await fill({ documentId: await aTemplate(), employeeIds: (await people()).reverse() });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(await unzipped(bytesOf(answer))).toEqual({
      'Kontratë pune Arta Krasniqi.docx': ARTA,
      'Kontratë pune Mira Berisha.docx':
        'Mira Berisha 1999384753 500.00 456.50 01.03.2024 me orar të pjesshëm Agimi 15.10.2026',
    });
  });

  it('keeps them as files of the employees, marked as the contract, on wish', async () => {
    const [arta = 0, mira = 0] = await people();
    await fill({ documentId: await aTemplate(), employeeIds: [arta, mira], keep: true, isContract: true });
    const kept = await server.inCompany(agimi.id, (tx) => tx.select().from(attachment));
    expect(kept).toMatchObject([
      { employeeId: arta, isContract: true, fileName: 'Kontratë pune Arta Krasniqi.docx' },
      { employeeId: mira, isContract: true },
    ]);
    const [file] = (await server.as(agimi.user).call(getEmployee, { query: { employeeId: arta } })).body
      .attachments;
    const saved = await server.request(file?.filePath ?? '', {
      headers: {
        cookie: `paga_session=${agimi.user.cookie}`,
        authorization: `Bearer ${agimi.user.handle}`,
      },
    });
    expect(await wordText(new Uint8Array(await saved.arrayBuffer()))).toBe(ARTA);
    const [line] = await server.inCompany(agimi.id, (tx) =>
      tx.select().from(auditLine).where(eq(auditLine.type, 'fill')).orderBy(desc(auditLine.id)).limit(1),
    );
    expect(line).toMatchObject({ page: 'documents', type: 'fill' });
    expect(line?.changes).toMatchObject({
      employees: { new: 'Arta Krasniqi, Mira Berisha' },
      kept: { new: true },
    });
  });

  it('refuses a template with placeholders that nobody knows, naming them, and keeps nothing', async () => {
    const [arta] = await people();
    const documentId = await aTemplate(['{{firstName}} {{paga}}']);
    const { status, body } = await fill({ documentId, employeeIds: [arta], keep: true });
    expect([status, body.code]).toEqual([422, 'TEMPLATE_UNKNOWN_PLACEHOLDERS']);
    expect(body.fields).toMatchObject([{ code: 'unknownPlaceholder', message: 'paga' }]);
    expect(await server.inCompany(agimi.id, (tx) => tx.select().from(attachment))).toEqual([]);
  });

  it('refuses a PDF, nobody, a stranger, and employees or templates of another company', async () => {
    const [arta] = await people();
    const documentId = await aTemplate();
    const drini = await server.company({ name: 'Drini' });
    const [foreign] = await people(drini);
    const pdf = { name: 'Rregullore', tenantId: agimi.id, file: new File(['%PDF-1.7'], 'a.pdf') };
    const pdfId = (await server.as(agimi.user).call(createDocument, { body: pdf })).body.id;
    expect((await fill({ documentId: pdfId, employeeIds: [arta] })).body).toMatchObject({
      code: 'TEMPLATE_NOT_READABLE',
      fields: [{ code: 'notDocx' }],
    });
    expect((await fill({ documentId, employeeIds: [] })).status).toBe(422);
    expect((await fill({ documentId, employeeIds: [arta, foreign] })).status).toBe(404);
    expect((await fill({ documentId, employeeIds: [foreign] }, drini.admin)).status).toBe(404);
    const stranger = await server.user({ roleId: 4 });
    expect(
      (
        await server
          .as(stranger, { company: agimi.id })
          .call(fillDocument, { body: { documentId, employeeIds: [1] } })
      ).status,
    ).toBe(403);
  });
});

describe('looking into a template', () => {
  it('names its placeholders, those nobody knows, and the values that are missing', async () => {
    const [arta, mira = 0] = await createdEmployees(
      server.as(agimi.admin),
      agimi,
      { address: 'Rr. Agim Ramadani' },
      { firstName: 'Mira' },
    );
    const documentId = await aTemplate([
      'Kontratë me {{firstName}}',
      '',
      '{{address}} {{emri}} &amp; shokët',
    ]);
    expect((await check({ documentId, employeeIds: [arta, mira] })).body).toEqual({
      paragraphs: [
        { text: 'Kontratë me {{firstName}}', isHeading: false },
        { text: '{{address}} {{emri}} & shokët', isHeading: false },
      ],
      language: 'sq',
      placeholders: ['firstName', 'address'],
      unknown: ['emri'],
      missing: [{ employeeId: mira, name: 'Mira Krasniqi', placeholders: ['address'] }],
    });
  });
});
