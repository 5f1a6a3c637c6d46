import { savePayKind } from '@paga/contract/company/pay-kinds';
import { createDocument } from '@paga/contract/documents';
import { createRecurringLine, type LineForm, uploadAttachment } from '@paga/contract/employees';
import { saveBankLayout, savePayingAccounts } from '@paga/contract/filing';
import { createLeaveFeed, storeLeaveCorrection, storeVacation } from '@paga/contract/leave';
import { addSalaryComment, createWhatIf } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany, TestServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { aDocx } from '@paga/testing/word';
import { leaveImport } from '#leave/import/table.ts';
import { salaryPeriod, salaryVersion } from '#months/table.ts';
import { notification } from '#notifications/table.ts';
import { sector } from '#people/table.ts';
import { budgetLineShare } from '#projects/table.ts';
import { importBatch } from '../employees/import/batches/table.ts';

/** A company with one of everything that a request can name by its id. */
export type Populated = {
  company: TestCompany;
  employeeId: number;
  salaryId: number;
  vacationId: number;
  sectorId: number;
  notificationId: number;
  projectId: number;
  attachmentId: number;
  documentId: number;
  versionId: number;
  importId: number;
  leaveImportId: number;
  whatIfId: number;
  layoutId: number;
  payingAccountId: number;
  kindId: number;
  feedId: number;
  lineId: number;
  commentId: number;
};

/** A recurring line of a month that stays open. */
export const aLine: LineForm = {
  ...{ name: 'Kredi', field: 'stops', from: '2026-10-01', to: null },
  ...{ amount: 10, share: null, total: 100, order: 1 },
};

/** A name that stands in no other company: wherever it is read, it has leaked. */
export const CANARY = 'Zanafilla';

type Caller = ReturnType<TestServer['as']>;

/** An employee with corrected leave, a leave, a feed of it, a recurring line, and the salary of October with a comment and an attachment. */
async function populatedEmployee(server: TestServer, company: TestCompany, name: string) {
  const admin = server.as(company.admin);
  const tenantId = company.id;
  const [employeeId = 0] = await createdEmployees(admin, company, {
    firstName: CANARY,
    lastName: name,
    // No two companies pay the same, so that a sum of the wrong rows is seen.
    bruttoSalary: 1000 + company.id,
  });
  await admin.call(storeLeaveCorrection, {
    body: {
      ...{ tenantId, employeeId, type: LeaveType.annual, date: '2026-01-01', days: 2 },
      ...{ cause: 'opening', note: 'Nga viti 2025' },
    },
  });
  const { body } = await admin.call(storeVacation, { body: { tenantId, employeeId, ...aLeave() } });
  const { body: feed } = await admin.call(createLeaveFeed, {
    body: { tenantId, employeeId, withType: true, withHolidays: false },
  });
  const { body: line } = await admin.call(createRecurringLine, {
    body: { tenantId, employeeId, line: aLine },
  });
  const [salary] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { body: comment } = await admin.call(addSalaryComment, {
    body: { tenantId, month: 10, year: 2026, employeeId, text: `${CANARY} ${name}` },
  });
  const pdf = new File(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'], `${CANARY} ${name}.pdf`);
  const { body: file } = await admin.call(uploadAttachment, {
    body: { userId: tenantId, employeeId, file: pdf },
  });
  return {
    employeeId,
    vacationId: 'vacation' in body ? (body.vacation?.id ?? 0) : 0,
    feedId: feed.feed.id,
    lineId: line.id,
    salaryId: salary?.id ?? 0,
    commentId: comment.id,
    attachmentId: file.attachmentId,
  };
}

/** A sector, a birthday that is notified, and the batches of two imports: rows that no single call makes. */
async function insertedRows(server: TestServer, company: TestCompany, name: string, employeeId: number) {
  const [tenantId, now] = [company.id, server.clock.now()];
  const file = { tenantId, fileName: `${CANARY} ${name}.xlsx`, createdBy: company.admin.id, createdAt: now };
  return server.inCompany(tenantId, async (tx) => {
    const [inSector] = await tx
      .insert(sector)
      .values({ tenantId, name: `Sektori ${name}` })
      .returning();
    const [notified] = await tx
      .insert(notification)
      .values({
        ...{ tenantId, type: 'birthday', objectId: employeeId, employeeId },
        ...{ date: '2026-10-20', createdAt: now },
      })
      .returning();
    const [batch] = await tx.insert(importBatch).values(file).returning();
    const [leaveBatch] = await tx.insert(leaveImport).values(file).returning();
    return {
      sectorId: inSector?.id ?? 0,
      notificationId: notified?.id ?? 0,
      importId: batch?.id ?? 0,
      leaveImportId: leaveBatch?.id ?? 0,
    };
  });
}

/** A project that pays the employee. */
async function projectOf(server: TestServer, company: TestCompany, name: string, employeeId: number) {
  const project = await savedProject(server.as(company.admin), company, { name: `${CANARY} ${name}` });
  const budgetLineId = project.budgetLines[0]?.id ?? 0;
  await server.inCompany(company.id, (tx) =>
    tx
      .insert(budgetLineShare)
      .values({ tenantId: company.id, employeeId, projectId: project.id, budgetLineId }),
  );
  return { projectId: project.id };
}

async function templateOf(admin: Caller, company: TestCompany, name: string) {
  const docx = new File([aDocx(['{{firstName}}'])], `${CANARY}.docx`);
  const template = await admin.call(createDocument, {
    body: { name: `${CANARY} ${name}`, tenantId: company.id, file: docx },
  });
  return { documentId: template.body.id };
}

/** A company with a sector, a project, an employee, a leave of hers and her salary of October 2026. */
export async function populated(server: TestServer, name: string): Promise<Populated> {
  const company = await server.company({ name });
  const employee = await populatedEmployee(server, company, name);
  return {
    company,
    ...employee,
    ...(await insertedRows(server, company, name, employee.employeeId)),
    ...(await projectOf(server, company, name, employee.employeeId)),
    ...(await templateOf(server.as(company.admin), company, name)),
    versionId: await closedOnce(server, company),
    whatIfId: await playedWith(server, company, name),
    ...(await paidFrom(server, company, name)),
  };
}

/** A closing of September that was opened again: its rows are none, so that no edit of October is refused. */
async function closedOnce(server: TestServer, company: TestCompany): Promise<number> {
  const [now, tenantId] = [server.clock.now(), company.id];
  return server.inCompany(company.id, async (tx) => {
    const month = {
      year: 2026,
      month: 9,
      paymentDate: '2026-09-30',
      createdBy: company.admin.id,
      calculatedAt: now,
    };
    const [period] = await tx
      .insert(salaryPeriod)
      .values({ tenantId, ...month })
      .returning();
    const made = {
      number: 1,
      closedAt: now,
      closedBy: company.admin.id,
      reopenedAt: now,
      paymentDate: '2026-09-30',
      engineVersion: '1',
    };
    const sums = { tables: [], headCount: 0, totalBrutto: 0, netto: 0, hash: '' };
    const [version] = await tx
      .insert(salaryVersion)
      .values({ tenantId, periodId: period?.id ?? 0, ...made, ...sums })
      .returning();
    return version?.id ?? 0;
  });
}

/** A layout of bank files, an account that salaries are paid from in it, and a kind of pay. */
async function paidFrom(server: TestServer, company: TestCompany, name: string) {
  const layout = {
    ...{ name: `${CANARY} ${name}`, format: 'csv' as const, header: true, separator: ';' as const },
    ...{ decimal: '.' as const, encoding: 'utf-8' as const, sheet: 'Pagat', totalRow: false },
    columns: [{ field: 'iban' as const, title: 'IBAN' }],
  };
  const admin = server.as(company.admin);
  const { body: saved } = await admin.call(saveBankLayout, { body: { tenantId: company.id, layout } });
  const accounts = [{ account: accountOf(company.id), layout: saved.key }];
  const { body: settings } = await admin.call(savePayingAccounts, {
    body: { tenantId: company.id, accounts },
  });
  const kind = { name: `${CANARY} ${name}`, field: 'extraBrutto', account: null, isActive: true } as const;
  const { body: ofPay } = await admin.call(savePayKind, { body: { tenantId: company.id, kind } });
  return { layoutId: saved.id ?? 0, payingAccountId: settings.accounts[0]?.id ?? 0, kindId: ofPay.id };
}

/** A sandbox of October that pays everybody a hundred more. */
async function playedWith(server: TestServer, company: TestCompany, name: string): Promise<number> {
  const more = { kind: 'addition', who: { to: 'all' }, of: 'brutto', mode: 'by', amount: 100 } as const;
  const body = { tenantId: company.id, month: 10, year: 2026, name: `${CANARY} ${name}`, changes: [more] };
  return (await server.as(company.admin).call(createWhatIf, { body })).body.id;
}
