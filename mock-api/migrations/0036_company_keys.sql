-- index
CREATE UNIQUE INDEX "bookkeeping_batch_of_company" ON "bookkeeping_batch" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batch_of_company" ON "import_batch" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layout_of_company" ON "bank_layout" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacation_of_company" ON "vacation" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_import_of_company" ON "leave_import" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_correction_of_company" ON "leave_correction" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_of_company" ON "salary" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_period_of_company" ON "salary_period" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_trace_of_its_salary" ON "salary_trace" USING btree ("tenantId","salaryId");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_version_of_company" ON "salary_version" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_of_company" ON "notification" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_sign_off_of_its_closing" ON "salary_sign_off" USING btree ("tenantId","versionId");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_of_company" ON "employee" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sector_of_company" ON "sector" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_line_of_company" ON "budget_line" USING btree ("tenantId","id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_of_company" ON "project" USING btree ("tenantId","id");
