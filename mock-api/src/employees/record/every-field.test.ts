import {
  EMPLOYEE_FIELDS,
  type EmployeeEdit,
  type EmployeeFieldName,
  exportSelectedEmployees,
  factsOf,
  getEmployee,
  getEmployeesByStatus,
  LIST_FIELDS,
  updateEmployee,
  uploadAttachment,
  WORKBOOK_FIELDS,
} from '@paga/contract/employees';
import { auditWords } from '@paga/testing/audit-words';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { parseWorkbook } from '../import/read/parse-workbook.ts';

/** What rules ask more of than their kind says; every other field gets a value of its kind. */
const SAID: Partial<EmployeeEdit> = {
  firstName: 'Besa',
  lastName: 'Gashi',
  personalNumber: '1999384753',
  email: 'besa.gashi@example.com',
  phone: '+383 49 555 666',
  bankAccountNumber: accountOf(7),
  contractStarted: '2024-04-01',
  expirationContract: '2030-12-31',
  employeeStatus: 3,
  draftStatus: 0,
  // Ways to be paid exclude one another: one edit after the other.
  salaryPaymentType: 1,
  healthInsurance: 1,
  familyMembers: [{ familyMemberType: 2, members: 3 }],
  sectors: [{ name: 'Financa' }],
};
const OF_KIND = { date: '2025-06-07', amount: 1234.56, number: 100, percentage: 7, option: 2, list: [] };

function another(field: EmployeeFieldName): unknown {
  const { kind, sent } = factsOf(field);
  if (kind === 'text') return `Provë ${field}`;
  return kind === 'flag' ? !sent.parse(undefined) : OF_KIND[kind];
}

const formOf = (facts: Partial<EmployeeEdit>) => ({
  ...(Object.fromEntries(EMPLOYEE_FIELDS.map((field) => [field, another(field)])) as EmployeeEdit),
  ...SAID,
  ...facts,
});

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [employeeId = 0] = await createdEmployees(as, company, {});
  const read = async () => (await as.call(getEmployee, { query: { employeeId } })).body;
  /** Saves a form in which every field is another; what was read before and after, and what the audit line says. */
  const edited = async (facts: Partial<EmployeeEdit>) => {
    const before = await read();
    const sent = formOf({ ...facts, version: before.version });
    const { status, body } = await as.call(updateEmployee, {
      body: { userId: company.id, employeeId, employee: JSON.stringify(sent) as never },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { id: employeeId } });
    const [line] = await server.asAccess((tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    return { before, sent, read: await read(), audited: Object.keys(line?.changes ?? {}) };
  };
  return { company, as, employeeId, edited };
}

type Edited = Awaited<ReturnType<typeof arranged>>['edited'];

const fits = (value: unknown, sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && typeof value === 'object' && value !== null
    ? Object.entries(sent).every(([key, part]) => fits(value[key as keyof typeof value], part))
    : value === sent;

/** Whether an edit wrote the field: sectors come back with their ids, budget lines with their amounts. */
const isWritten = (field: EmployeeFieldName, { before, sent, read }: Awaited<ReturnType<Edited>>) =>
  fits(read[field], sent[field]) && JSON.stringify(read[field]) !== JSON.stringify(before[field]);

test('every field of the record comes back, is listed, is exported and stands in the audit log under its name', async () => {
  const { company, as, employeeId, edited } = await arranged();
  const first = await edited({});
  const listed = (await as.call(getEmployeesByStatus, { query: { status: 0, tenantId: company.id } })).body;
  expect(listed.data[0]).toMatchObject(
    Object.fromEntries(LIST_FIELDS.map((field) => [field, first.sent[field]])),
  );
  const { body: workbook } = await as.call(exportSelectedEmployees, {
    body: { userId: company.id, employeeIds: [employeeId], format: 1 },
  });
  const [row] = (await parseWorkbook(workbook, { today: '2026-10-15' })).rows;
  expect(row).toMatchObject(
    Object.fromEntries(WORKBOOK_FIELDS.map(({ field, column }) => [column, first.sent[field]])),
  );

  const file = (
    await as.call(uploadAttachment, {
      body: { userId: company.id, file: new File(['%PDF-1.7\n%%EOF'], 'kontrata.pdf') },
    })
  ).body;
  const school = await savedProject(as, company);
  const edits = [
    first,
    await edited({ salaryPaymentType: 2, bruttoSalary: null }),
    await edited({ ...paidFrom(school, [60]), draftStatus: 1, attachmentIds: [file.attachmentId] }),
  ];
  const cameBack = EMPLOYEE_FIELDS.filter((field) => edits.some((edit) => isWritten(field, edit)));
  expect(cameBack).toEqual(EMPLOYEE_FIELDS);

  // Files stand in the log by their names.
  const asAudited = (field: EmployeeFieldName) => (field === 'attachmentIds' ? 'attachments' : field);
  const audited = new Set(edits.flatMap((one) => one.audited));
  expect(EMPLOYEE_FIELDS.map(asAudited).filter((field) => !audited.has(field))).toEqual([]);
  for (const language of ['sq', 'en'] as const) {
    const words = auditWords(language);
    expect([...audited].filter((field) => !words[field])).toEqual([]);
  }
});
