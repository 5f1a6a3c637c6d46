-- constrain, served from 0035
DROP INDEX IF EXISTS "salary_trace_of_salary";--> statement-breakpoint
DROP INDEX IF EXISTS "salary_sign_off_of_closing";--> statement-breakpoint
ALTER TABLE "closing_task" DROP CONSTRAINT IF EXISTS "closing_task_versionId_salary_version_id_fk", DROP CONSTRAINT IF EXISTS "closing_task_versionId_of_company",
  ADD CONSTRAINT "closing_task_versionId_of_company" FOREIGN KEY ("tenantId","versionId") REFERENCES "public"."salary_version"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary" DROP CONSTRAINT IF EXISTS "salary_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "salary_periodId_of_company",
  ADD CONSTRAINT "salary_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary" DROP CONSTRAINT IF EXISTS "salary_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "salary_employeeId_of_company",
  ADD CONSTRAINT "salary_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_acceptance" DROP CONSTRAINT IF EXISTS "salary_acceptance_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "salary_acceptance_periodId_of_company",
  ADD CONSTRAINT "salary_acceptance_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_acceptance" DROP CONSTRAINT IF EXISTS "salary_acceptance_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "salary_acceptance_employeeId_of_company",
  ADD CONSTRAINT "salary_acceptance_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_trace" DROP CONSTRAINT IF EXISTS "salary_trace_salaryId_salary_id_fk", DROP CONSTRAINT IF EXISTS "salary_trace_salaryId_of_company",
  ADD CONSTRAINT "salary_trace_salaryId_of_company" FOREIGN KEY ("tenantId","salaryId") REFERENCES "public"."salary"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_version" DROP CONSTRAINT IF EXISTS "salary_version_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "salary_version_periodId_of_company",
  ADD CONSTRAINT "salary_version_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_version_row" DROP CONSTRAINT IF EXISTS "salary_version_row_versionId_salary_version_id_fk", DROP CONSTRAINT IF EXISTS "salary_version_row_versionId_of_company",
  ADD CONSTRAINT "salary_version_row_versionId_of_company" FOREIGN KEY ("tenantId","versionId") REFERENCES "public"."salary_version"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_version_row" DROP CONSTRAINT IF EXISTS "salary_version_row_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "salary_version_row_employeeId_of_company",
  ADD CONSTRAINT "salary_version_row_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "trace_shape" DROP CONSTRAINT IF EXISTS "trace_shape_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "trace_shape_periodId_of_company",
  ADD CONSTRAINT "trace_shape_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_comment" DROP CONSTRAINT IF EXISTS "salary_comment_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "salary_comment_periodId_of_company",
  ADD CONSTRAINT "salary_comment_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_comment" DROP CONSTRAINT IF EXISTS "salary_comment_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "salary_comment_employeeId_of_company",
  ADD CONSTRAINT "salary_comment_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_sign_off" DROP CONSTRAINT IF EXISTS "salary_sign_off_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "salary_sign_off_periodId_of_company",
  ADD CONSTRAINT "salary_sign_off_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "salary_sign_off" DROP CONSTRAINT IF EXISTS "salary_sign_off_versionId_salary_version_id_fk", DROP CONSTRAINT IF EXISTS "salary_sign_off_versionId_of_company",
  ADD CONSTRAINT "salary_sign_off_versionId_of_company" FOREIGN KEY ("tenantId","versionId") REFERENCES "public"."salary_version"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "month_step" DROP CONSTRAINT IF EXISTS "month_step_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "month_step_periodId_of_company",
  ADD CONSTRAINT "month_step_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "what_if" DROP CONSTRAINT IF EXISTS "what_if_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "what_if_periodId_of_company",
  ADD CONSTRAINT "what_if_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "import_row" DROP CONSTRAINT IF EXISTS "import_row_batchId_import_batch_id_fk", DROP CONSTRAINT IF EXISTS "import_row_batchId_of_company",
  ADD CONSTRAINT "import_row_batchId_of_company" FOREIGN KEY ("tenantId","batchId") REFERENCES "public"."import_batch"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "import_row" DROP CONSTRAINT IF EXISTS "import_row_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "import_row_employeeId_of_company",
  ADD CONSTRAINT "import_row_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "recurring_line" DROP CONSTRAINT IF EXISTS "recurring_line_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "recurring_line_employeeId_of_company",
  ADD CONSTRAINT "recurring_line_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "attachment" DROP CONSTRAINT IF EXISTS "attachment_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "attachment_employeeId_of_company",
  ADD CONSTRAINT "attachment_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "employee_sector" DROP CONSTRAINT IF EXISTS "employee_sector_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "employee_sector_employeeId_of_company",
  ADD CONSTRAINT "employee_sector_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "employee_sector" DROP CONSTRAINT IF EXISTS "employee_sector_sectorId_sector_id_fk", DROP CONSTRAINT IF EXISTS "employee_sector_sectorId_of_company",
  ADD CONSTRAINT "employee_sector_sectorId_of_company" FOREIGN KEY ("tenantId","sectorId") REFERENCES "public"."sector"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "employment_terms" DROP CONSTRAINT IF EXISTS "employment_terms_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "employment_terms_employeeId_of_company",
  ADD CONSTRAINT "employment_terms_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "budget_line" DROP CONSTRAINT IF EXISTS "budget_line_projectId_project_id_fk", DROP CONSTRAINT IF EXISTS "budget_line_projectId_of_company",
  ADD CONSTRAINT "budget_line_projectId_of_company" FOREIGN KEY ("tenantId","projectId") REFERENCES "public"."project"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "budget_line_share" DROP CONSTRAINT IF EXISTS "budget_line_share_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "budget_line_share_employeeId_of_company",
  ADD CONSTRAINT "budget_line_share_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "budget_line_share" DROP CONSTRAINT IF EXISTS "budget_line_share_projectId_project_id_fk", DROP CONSTRAINT IF EXISTS "budget_line_share_projectId_of_company",
  ADD CONSTRAINT "budget_line_share_projectId_of_company" FOREIGN KEY ("tenantId","projectId") REFERENCES "public"."project"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "budget_line_share" DROP CONSTRAINT IF EXISTS "budget_line_share_budgetLineId_budget_line_id_fk", DROP CONSTRAINT IF EXISTS "budget_line_share_budgetLineId_of_company",
  ADD CONSTRAINT "budget_line_share_budgetLineId_of_company" FOREIGN KEY ("tenantId","budgetLineId") REFERENCES "public"."budget_line"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT IF EXISTS "account_link_sectorId_sector_id_fk", DROP CONSTRAINT IF EXISTS "account_link_sectorId_of_company",
  ADD CONSTRAINT "account_link_sectorId_of_company" FOREIGN KEY ("tenantId","sectorId") REFERENCES "public"."sector"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" DROP CONSTRAINT IF EXISTS "bookkeeping_batch_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "bookkeeping_batch_periodId_of_company",
  ADD CONSTRAINT "bookkeeping_batch_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" DROP CONSTRAINT IF EXISTS "bookkeeping_batch_reversesId_bookkeeping_batch_id_fk", DROP CONSTRAINT IF EXISTS "bookkeeping_batch_reversesId_of_company",
  ADD CONSTRAINT "bookkeeping_batch_reversesId_of_company" FOREIGN KEY ("tenantId","reversesId") REFERENCES "public"."bookkeeping_batch"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" DROP CONSTRAINT IF EXISTS "bookkeeping_row_batchId_bookkeeping_batch_id_fk", DROP CONSTRAINT IF EXISTS "bookkeeping_row_batchId_of_company",
  ADD CONSTRAINT "bookkeeping_row_batchId_of_company" FOREIGN KEY ("tenantId","batchId") REFERENCES "public"."bookkeeping_batch"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" DROP CONSTRAINT IF EXISTS "bookkeeping_row_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "bookkeeping_row_periodId_of_company",
  ADD CONSTRAINT "bookkeeping_row_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" DROP CONSTRAINT IF EXISTS "bookkeeping_row_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "bookkeeping_row_employeeId_of_company",
  ADD CONSTRAINT "bookkeeping_row_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT IF EXISTS "ledger_account_sectorId_sector_id_fk", DROP CONSTRAINT IF EXISTS "ledger_account_sectorId_of_company",
  ADD CONSTRAINT "ledger_account_sectorId_of_company" FOREIGN KEY ("tenantId","sectorId") REFERENCES "public"."sector"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "paying_account" DROP CONSTRAINT IF EXISTS "paying_account_layoutId_bank_layout_id_fk", DROP CONSTRAINT IF EXISTS "paying_account_layoutId_of_company",
  ADD CONSTRAINT "paying_account_layoutId_of_company" FOREIGN KEY ("tenantId","layoutId") REFERENCES "public"."bank_layout"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_reference" DROP CONSTRAINT IF EXISTS "payment_reference_periodId_salary_period_id_fk", DROP CONSTRAINT IF EXISTS "payment_reference_periodId_of_company",
  ADD CONSTRAINT "payment_reference_periodId_of_company" FOREIGN KEY ("tenantId","periodId") REFERENCES "public"."salary_period"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "vacation" DROP CONSTRAINT IF EXISTS "vacation_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "vacation_employeeId_of_company",
  ADD CONSTRAINT "vacation_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_feed" DROP CONSTRAINT IF EXISTS "leave_feed_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "leave_feed_employeeId_of_company",
  ADD CONSTRAINT "leave_feed_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_feed" DROP CONSTRAINT IF EXISTS "leave_feed_sectorId_sector_id_fk", DROP CONSTRAINT IF EXISTS "leave_feed_sectorId_of_company",
  ADD CONSTRAINT "leave_feed_sectorId_of_company" FOREIGN KEY ("tenantId","sectorId") REFERENCES "public"."sector"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_import_line" DROP CONSTRAINT IF EXISTS "leave_import_line_importId_leave_import_id_fk", DROP CONSTRAINT IF EXISTS "leave_import_line_importId_of_company",
  ADD CONSTRAINT "leave_import_line_importId_of_company" FOREIGN KEY ("tenantId","importId") REFERENCES "public"."leave_import"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_import_line" DROP CONSTRAINT IF EXISTS "leave_import_line_vacationId_vacation_id_fk", DROP CONSTRAINT IF EXISTS "leave_import_line_vacationId_of_company",
  ADD CONSTRAINT "leave_import_line_vacationId_of_company" FOREIGN KEY ("tenantId","vacationId") REFERENCES "public"."vacation"("tenantId","id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_import_line" DROP CONSTRAINT IF EXISTS "leave_import_line_correctionId_leave_correction_id_fk", DROP CONSTRAINT IF EXISTS "leave_import_line_correctionId_of_company",
  ADD CONSTRAINT "leave_import_line_correctionId_of_company" FOREIGN KEY ("tenantId","correctionId") REFERENCES "public"."leave_correction"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "leave_correction" DROP CONSTRAINT IF EXISTS "leave_correction_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "leave_correction_employeeId_of_company",
  ADD CONSTRAINT "leave_correction_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT IF EXISTS "notification_employeeId_employee_id_fk", DROP CONSTRAINT IF EXISTS "notification_employeeId_of_company",
  ADD CONSTRAINT "notification_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "notification_read" DROP CONSTRAINT IF EXISTS "notification_read_notificationId_notification_id_fk", DROP CONSTRAINT IF EXISTS "notification_read_notificationId_of_company",
  ADD CONSTRAINT "notification_read_notificationId_of_company" FOREIGN KEY ("tenantId","notificationId") REFERENCES "public"."notification"("tenantId","id") NOT VALID;
