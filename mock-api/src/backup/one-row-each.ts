import type { ClientBase } from 'pg';

/** Rows for the tables that the ordinary life of a company rarely fills, so that a drill compares something in every table. `$1` is the company, `$2` an employee. */
const ROWS = [
  `insert into public.project ("tenantId", "name", "budget", "createdAt") values ($1, 'Ura e re', 1000000, '2026-01-15')`,
  `insert into public.budget_line ("tenantId", "projectId", "name", "budget", "position")
   select $1, max("id"), 'Pagat', 500000, 1 from public.project where "tenantId" = $1`,
  `insert into public.payday_setting ("tenantId", "validFrom", "paymentDay", "paymentMonth") values ($1, '2026-01-01', 5, 1)`,
  `insert into public.outbox_mail ("tenantId", "dedupe", "recipient", "subject", "textBody", "htmlBody", "status", "nextTryAt", "createdAt")
   values ($1, 'drill', 'arta@example.com', 'Fletëpagesa', '', '', 'sent', now(), now())`,
  `insert into public.document_template ("tenantId", "name", "fileName", "storageName", "contentType", "size", "createdBy", "createdAt")
   values ($1, 'Kontratë pune', 'Kontratë pune.docx', '$1/documents/0123456789abcdef0123456789abcdef.docx', 'application/pdf', 7, 1, now())`,
  `insert into public.import_batch ("tenantId", "fileName", "createdBy", "createdAt")
   select $1, 'punetoret.xlsx', min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.bookkeeping_setting ("tenantId", "paymentAccount") values ($1, '1')`,
  `insert into public.bookkeeping_connection ("tenantId", "realmId", "sealed", "state", "accessUntil", "refreshUntil", "connectedAt", "connectedBy")
   values ($1, '9130347000000001', 'v1.a.b.c', 'connected', now(), now(), now(), 1)`,
  `insert into public.bookkeeping_account ("tenantId", "kind", "serviceId", "name") values ($1, 'account', '1', 'Banka')`,
  `insert into public.account_link ("tenantId", "payrollAccountId", "serviceAccount", "checked") values ($1, 1, '1', true)`,
  `insert into public.bookkeeping_party ("tenantId", "kind", "objectId", "serviceId") values ($1, 'employee', 1, '7')`,
  `insert into public.bank_layout ("tenantId", "name", "content") values ($1, 'Prova', '{}')`,
  `insert into public.paying_account ("tenantId", "position", "account", "layout") values ($1, 9, '1701001002467897', 'excel')`,
  `insert into public.ledger_account ("tenantId", "category", "account") values ($1, 'net', '2200')`,
  `insert into public.sector ("tenantId", "name") values ($1, 'Sektori i provës')`,
  `insert into public.preference ("tenantId", "userId", "screen", "value", "savedAt")
   select $1, min("userId"), 'employees', '{"pageSize": 20}', now() from public.user_company where "tenantId" = $1`,
  `insert into public.leave_feed ("tenantId", "userId", "withType", "withHolidays", "secretHash", "createdAt")
   select $1, min("userId"), false, true, 'drill', now() from public.user_company where "tenantId" = $1`,
  `insert into public.leave_import ("tenantId", "fileName", "createdBy", "createdAt")
   select $1, 'pushimet.xlsx', min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.approval_maker ("tenantId", "kind", "subject", "fromMonth", "makerId", "at")
   select $1, 'settings', 'drill', 24310, min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.approval_request ("tenantId", "kind", "subject", "state", "askedBy", "askedAt")
   select $1, 'signOffRule', 'off', 'withdrawn', min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.backup_schedule ("tenantId", "every", "keep", "nextAt") values ($1, 'day', 3, '2026-10-16T00:30:00Z')`,
  `insert into public.company_standing ("tenantId", "day", "seen", "basis", "standing") values ($1, '2026-10-15', 1, 'drill', '{}')`,
];
const OF_AN_EMPLOYEE = [
  `insert into public.import_row ("tenantId", "batchId", "employeeId", "kind", "paidFrom", "version", "savedAt")
   select $1, max("id"), $2, 'added', '2024-03-01', 1, now() from public.import_batch where "tenantId" = $1`,
  `insert into public.leave_correction ("tenantId", "employeeId", "type", "date", "days", "cause", "note", "createdBy")
   values ($1, $2, 0, '2026-01-01', 4.5, 'opening', 'Nga viti 2025', 1)`,
  `insert into public.leave_import_line ("tenantId", "importId", "correctionId")
   select $1, (select max("id") from public.leave_import where "tenantId" = $1), max("id") from public.leave_correction where "tenantId" = $1`,
  `insert into public.employment_end ("tenantId", "employeeId", "lastDay", "reason", "noticeOn", "noticeDays", "leaveDays", "leaveCents", "before", "createdBy", "createdAt")
   values ($1, $2, '2026-09-15', 'resignation', '2026-08-16', 30, 4.5, 20455, '{"lines": []}', 1, now())`,
  `insert into public.pay_raise ("tenantId", "employeeId", "validFrom", "unit", "oldPay", "newPay", "before", "after", "createdBy", "createdAt")
   values ($1, $2, '2026-10-16', 'month', 1000, 1050.5, '[]', '[]', 1, now())`,
  `insert into public.contract_prolongation ("tenantId", "employeeId", "ended", "until", "createdBy", "createdAt")
   values ($1, $2, '2026-10-31', '2027-10-31', 1, now())`,
  `insert into public.office_person ("tenantId", "userId", "employeeId", "saidBy", "saidAt")
   select $1, min("userId"), $2, min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.request ("tenantId", "kind", "employeeId", "patch", "base", "askedBy", "askedAt", "state")
   values ($1, 'question', $2, '{"text": "Pse?"}', '{}', $2, now(), 'asked')`,
  `insert into public.request_maker ("tenantId", "employeeId", "makerId", "kind", "at")
   select $1, $2, min("userId"), 'email', now() from public.user_company where "tenantId" = $1`,
  `insert into public.leave_approver ("tenantId", "employeeId", "approverUserId", "saidBy", "saidAt")
   select $1, $2, min("userId"), min("userId"), now() from public.user_company where "tenantId" = $1`,
  `insert into public.sickness_report ("tenantId", "employeeId", "from", "to", "reportedAt") values ($1, $2, '2026-10-14', '2026-10-15', now())`,
  `insert into public.employee_sector ("tenantId", "employeeId", "sectorId") select $1, $2, max("id") from public.sector where "tenantId" = $1`,
  `insert into public.attachment ("tenantId", "employeeId", "fileName", "storageName", "contentType", "size")
   values ($1, $2, 'Kontrata – Çeliku.pdf', '$1/attachments/0123456789abcdef0123456789abcdef.pdf', 'application/pdf', 7)`,
  `insert into public.own_document ("tenantId", "employeeId", "attachmentId", "sha256", "askedBy", "askedAt")
   select $1, $2, max(a."id"), 'drill', (select min("userId") from public.user_company where "tenantId" = $1), now() from public.attachment a where a."tenantId" = $1`,
  `insert into public.budget_line_share ("tenantId", "employeeId", "projectId", "budgetLineId")
   select $1, $2, "projectId", "id" from public.budget_line where "tenantId" = $1 limit 1`,
  `insert into public.notification ("tenantId", "type", "objectId", "employeeId", "date", "createdAt")
   values ($1, 'birthday', $2, $2, '2026-11-30', now())`,
  `insert into public.notification_read ("tenantId", "notificationId", "userId", "readAt")
   select $1, max(n."id"), (select min("userId") from public.user_company where "tenantId" = $1), now() from public.notification n where n."tenantId" = $1`,
  `insert into public.salary_trace ("tenantId", "salaryId", "trace") select $1, min("id"), '{"steps": []}' from public.salary where "tenantId" = $1`,
  `insert into public.trace_shape ("tenantId", "periodId", "number", "content") select $1, min("id"), 0, '{"steps": []}' from public.salary_period where "tenantId" = $1`,
  `insert into public.salary_acceptance ("tenantId", "periodId", "employeeId", "code", "fact", "note", "acceptedBy", "acceptedAt")
   select $1, min("id"), $2, 'ACCOUNT_MISSING', 'drill', 'Paguhet me para në dorë', min("createdBy"), now() from public.salary_period where "tenantId" = $1`,
  `insert into public.salary_sign_off ("tenantId", "periodId", "content", "signedBy", "signedAt")
   select $1, min("id"), 'drill', min("createdBy"), now() from public.salary_period where "tenantId" = $1`,
  `insert into public.month_step ("tenantId", "periodId", "step", "fact", "saidBy", "saidAt")
   select $1, min("id"), 'collect', 'drill', min("createdBy"), now() from public.salary_period where "tenantId" = $1`,
  `insert into public.salary_comment ("tenantId", "periodId", "employeeId", "text", "writtenBy", "writtenAt")
   select $1, min("id"), $2, 'U pagua në dorë', min("createdBy"), now() from public.salary_period where "tenantId" = $1`,
  `insert into public.what_if ("tenantId", "periodId", "name", "changes", "createdBy", "createdAt")
   select $1, min("id"), 'Rritja 5 %', '[{"kind": "gross", "who": {"to": "all"}, "amount": 800}]', min("createdBy"), now()
   from public.salary_period where "tenantId" = $1`,
  `insert into public.salary_version
     ("tenantId", "periodId", "number", "closedAt", "closedBy", "paymentDate", "engineVersion", "tables", "headCount", "totalBrutto", "netto", "hash")
   select $1, min("id"), 1, now(), min("createdBy"), '2026-09-30', '1', '[]', 1, 100000, 88400, 'drill' from public.salary_period where "tenantId" = $1`,
  `insert into public.closing_task ("tenantId", "versionId", "task", "outcome", "doneOn", "notedBy", "notedAt")
   select $1, max("id"), 'book', 'done', '2026-10-15', min("closedBy"), now() from public.salary_version where "tenantId" = $1`,
  `insert into public.task_confirmation ("tenantId", "versionId", "task", "number", "keptBy", "keptAt")
   select $1, max("id"), 'declaration', 'EDI-77', min("closedBy"), now() from public.salary_version where "tenantId" = $1`,
  `insert into public.payment_reference ("tenantId", "periodId", "kind", "reference")
   select $1, min("id"), 'tax', '2610-77' from public.salary_period where "tenantId" = $1`,
  `insert into public.bookkeeping_batch
     ("tenantId", "periodId", "kind", "run", "position", "realmId", "requestId", "docNumber", "day", "body", "amount", "status", "createdBy", "createdAt")
   select $1, min("id"), 'entry', 'drill', 0, '9130347000000001', 'drill', 'PAGA-202609-drill', '2026-09-30', '{}', 100000, 'posted', min("createdBy"), now()
   from public.salary_period where "tenantId" = $1`,
  `insert into public.bookkeeping_row ("tenantId", "batchId", "periodId", "employeeId", "fingerprint", "figures", "holds")
   select $1, max("id"), max("periodId"), $2, 'drill', '{}', true from public.bookkeeping_batch where "tenantId" = $1`,
  `insert into public.salary_version_row ("tenantId", "versionId", "employeeId", "bankAccountNumber", "content")
   select $1, max("id"), $2, '1212012345678906', '{}' from public.salary_version where "tenantId" = $1`,
];

/** Adds one row to each of them. The company has an employee with a salary. */
export async function oneRowEach(owner: ClientBase, companyId: number): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select min("id") as id from public.employee where "tenantId" = ${companyId}`,
  );
  for (const statement of [...ROWS, ...OF_AN_EMPLOYEE])
    await owner.query(
      `${statement.replaceAll('$1', String(companyId)).replaceAll('$2', rows[0]?.id ?? '')} on conflict do nothing`,
    );
}
