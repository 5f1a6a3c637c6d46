ALTER TABLE "vacation" DROP CONSTRAINT "vacation_costs_days";--> statement-breakpoint
ALTER TABLE "minimum_wage" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "public_holiday" ADD COLUMN "fallsOn" date;--> statement-breakpoint
ALTER TABLE "public_holiday" ADD COLUMN "confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_table" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_projectId_project_id_fk" FOREIGN KEY ("projectId") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_budgetLineId_budget_line_id_fk" FOREIGN KEY ("budgetLineId") REFERENCES "public"."budget_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minimum_wage" ADD CONSTRAINT "minimum_wage_createdBy_app_user_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_table" ADD CONSTRAINT "tax_table_createdBy_app_user_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_line_share_by_line" ON "budget_line_share" USING btree ("tenantId","budgetLineId");--> statement-breakpoint
DROP POLICY "minimum_wage_national" ON "minimum_wage" CASCADE;--> statement-breakpoint
DROP POLICY "public_holiday_national" ON "public_holiday" CASCADE;--> statement-breakpoint
DROP POLICY "tax_table_national" ON "tax_table" CASCADE;--> statement-breakpoint
CREATE POLICY "minimum_wage_for_access" ON "minimum_wage" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_holiday_for_access" ON "public_holiday" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_table_for_access" ON "tax_table" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "minimum_wage_national" ON "minimum_wage" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "public_holiday_national" ON "public_holiday" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "tax_table_national" ON "tax_table" AS PERMISSIVE FOR SELECT TO "app" USING (true);