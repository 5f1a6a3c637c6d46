CREATE TABLE "salary_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"text" text NOT NULL,
	"writtenBy" bigint NOT NULL,
	"writtenAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_comment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "month_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"step" text NOT NULL,
	"fact" text NOT NULL,
	"saidBy" bigint NOT NULL,
	"saidAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "month_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_comment" ADD CONSTRAINT "salary_comment_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_comment" ADD CONSTRAINT "salary_comment_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_comment" ADD CONSTRAINT "salary_comment_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_step" ADD CONSTRAINT "month_step_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_step" ADD CONSTRAINT "month_step_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_comment_of_month" ON "salary_comment" USING btree ("tenantId","periodId");--> statement-breakpoint
CREATE UNIQUE INDEX "month_step_once" ON "month_step" USING btree ("tenantId","periodId","step");--> statement-breakpoint
CREATE POLICY "salary_comment_of_company" ON "salary_comment" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "month_step_of_company" ON "month_step" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));