CREATE TABLE "salary_acceptance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"code" text NOT NULL,
	"fact" text NOT NULL,
	"note" text NOT NULL,
	"acceptedBy" bigint NOT NULL,
	"acceptedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_acceptance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"number" integer NOT NULL,
	"closedAt" timestamp with time zone NOT NULL,
	"closedBy" bigint NOT NULL,
	"reopenedAt" timestamp with time zone,
	"reopenedBy" bigint,
	"paymentDate" date NOT NULL,
	"engineVersion" text NOT NULL,
	"tables" jsonb NOT NULL,
	"headCount" integer NOT NULL,
	"totalBrutto" bigint NOT NULL,
	"netto" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_version_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_version_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"versionId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"bankAccountNumber" text,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_version_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version" ADD CONSTRAINT "salary_version_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version" ADD CONSTRAINT "salary_version_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_versionId_salary_version_id_fk" FOREIGN KEY ("versionId") REFERENCES "public"."salary_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_acceptance_once" ON "salary_acceptance" USING btree ("tenantId","periodId","employeeId","code");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_version_number" ON "salary_version" USING btree ("tenantId","periodId","number");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_version_row_once" ON "salary_version_row" USING btree ("tenantId","versionId","employeeId");--> statement-breakpoint
CREATE INDEX "salary_version_row_by_employee" ON "salary_version_row" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE POLICY "salary_acceptance_of_company" ON "salary_acceptance" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_version_of_company" ON "salary_version" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_version_row_of_company" ON "salary_version_row" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));