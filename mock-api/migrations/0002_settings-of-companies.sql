CREATE TABLE "payday_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payday_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdBy" bigint,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"paymentDay" smallint NOT NULL,
	"paymentMonth" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payday_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"projectId" bigint NOT NULL,
	"name" text NOT NULL,
	"budget" bigint NOT NULL,
	"type" text,
	"position" integer NOT NULL,
	"contributionItemQuickbooksId" text,
	"expenseAccountQuickbooksId" text,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "budget_line_not_negative" CHECK ("budget" >= 0)
);
--> statement-breakpoint
ALTER TABLE "budget_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"budget" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"createdAt" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "project_budget_not_negative" CHECK ("budget" >= 0)
);
--> statement-breakpoint
ALTER TABLE "project" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "hours_setting_from";--> statement-breakpoint
DROP INDEX "insurance_setting_from";--> statement-breakpoint
DROP INDEX "leave_setting_from";--> statement-breakpoint
DROP INDEX "overtime_setting_from";--> statement-breakpoint
ALTER TABLE "contribution_setting" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "hours_setting" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "insurance_setting" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "leave_setting" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "overtime_setting" ADD COLUMN "createdBy" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "searchText" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("name" || ' ' || "email", NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payday_setting" ADD CONSTRAINT "payday_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_projectId_project_id_fk" FOREIGN KEY ("projectId") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payday_setting_by_day" ON "payday_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "budget_line_of_project" ON "budget_line" USING btree ("tenantId","projectId") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_name" ON "project" USING btree ("tenantId",lower("name")) WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "hours_setting_by_day" ON "hours_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "insurance_setting_by_day" ON "insurance_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "leave_setting_by_day" ON "leave_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "overtime_setting_by_day" ON "overtime_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "app_user" USING btree ("name" collate "sq-x-icu","id") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "app_user_search" ON "app_user" USING gin ("searchText" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "payday_setting_of_company" ON "payday_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "budget_line_of_company" ON "budget_line" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "project_of_company" ON "project" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));