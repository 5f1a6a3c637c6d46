CREATE TABLE "closing_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"versionId" bigint NOT NULL,
	"task" text NOT NULL,
	"outcome" text NOT NULL,
	"doneOn" date NOT NULL,
	"notedBy" bigint NOT NULL,
	"notedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closing_task" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_layout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_layout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_layout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"category" text NOT NULL,
	"sectorId" bigint,
	"account" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paying_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paying_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"layout" text,
	"layoutId" bigint
);
--> statement-breakpoint
ALTER TABLE "paying_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_reference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_reference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "closing_task" ADD CONSTRAINT "closing_task_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_task" ADD CONSTRAINT "closing_task_versionId_salary_version_id_fk" FOREIGN KEY ("versionId") REFERENCES "public"."salary_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_layout" ADD CONSTRAINT "bank_layout_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_sectorId_sector_id_fk" FOREIGN KEY ("sectorId") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paying_account" ADD CONSTRAINT "paying_account_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paying_account" ADD CONSTRAINT "paying_account_layoutId_bank_layout_id_fk" FOREIGN KEY ("layoutId") REFERENCES "public"."bank_layout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reference" ADD CONSTRAINT "payment_reference_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reference" ADD CONSTRAINT "payment_reference_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_task_once" ON "closing_task" USING btree ("tenantId","versionId","task");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layout_name" ON "bank_layout" USING btree ("tenantId",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_once" ON "ledger_account" USING btree ("tenantId","category",coalesce("sectorId", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "paying_account_once" ON "paying_account" USING btree ("tenantId","account");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference_once" ON "payment_reference" USING btree ("tenantId","periodId","kind");--> statement-breakpoint
CREATE POLICY "closing_task_of_company" ON "closing_task" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bank_layout_of_company" ON "bank_layout" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "ledger_account_of_company" ON "ledger_account" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "paying_account_of_company" ON "paying_account" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "payment_reference_of_company" ON "payment_reference" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));