CREATE TABLE "audit_era" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset" bigint NOT NULL,
	CONSTRAINT "audit_era_single" CHECK ("audit_era"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_era" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "backup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"requestedBy" bigint NOT NULL,
	"requestedAt" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"leaseUntil" timestamp with time zone,
	"done" smallint DEFAULT 0 NOT NULL,
	"total" smallint DEFAULT 0 NOT NULL,
	"finishedAt" timestamp with time zone,
	"fileName" text,
	"bytes" bigint,
	"error" text,
	CONSTRAINT "backup_status" CHECK ("status" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "backup" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "audit_line_company";--> statement-breakpoint
DROP INDEX "audit_line_user";--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "lineIds" bigint[];--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "lineHashes" text[];--> statement-breakpoint
ALTER TABLE "backup" ADD CONSTRAINT "backup_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_one_at_a_time" ON "backup" USING btree ("tenantId") WHERE "status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "backup_newest" ON "backup" USING btree ("tenantId","requestedAt");--> statement-breakpoint
CREATE INDEX "audit_line_newest" ON "audit_line" USING btree ("tenantId","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_page" ON "audit_line" USING btree ("tenantId","page","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_type" ON "audit_line" USING btree ("tenantId","type","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_person" ON "audit_line" USING btree ("tenantId","userId","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_of_person" ON "audit_line" USING btree ("userId","at","id");--> statement-breakpoint
CREATE POLICY "audit_era_read" ON "audit_era" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "audit_era_access_read" ON "audit_era" AS PERMISSIVE FOR SELECT TO "app_access" USING (true);--> statement-breakpoint
CREATE POLICY "backup_of_company" ON "backup" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "backup_for_access" ON "backup" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);