CREATE TABLE "backup_schedule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"every" text NOT NULL,
	"keep" smallint DEFAULT 10 NOT NULL,
	"nextAt" timestamp with time zone,
	CONSTRAINT "backup_schedule_every" CHECK ("every" in ('off', 'day', 'week')),
	CONSTRAINT "backup_schedule_keep" CHECK ("keep" between 1 and 30),
	CONSTRAINT "backup_schedule_next" CHECK (("every" = 'off') = ("nextAt" is null))
);
--> statement-breakpoint
ALTER TABLE "backup_schedule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_type";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_about";--> statement-breakpoint
ALTER TABLE "backup" ALTER COLUMN "requestedBy" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_schedule" ADD CONSTRAINT "backup_schedule_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_schedule_of_company" ON "backup_schedule" USING btree ("tenantId");--> statement-breakpoint
CREATE INDEX "backup_schedule_due" ON "backup_schedule" USING btree ("nextAt") WHERE "nextAt" is not null;--> statement-breakpoint
CREATE INDEX "backup_failed" ON "backup" USING btree ("finishedAt") WHERE "status" = 'failed';--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed', 'paymentLate', 'declarationLate', 'taxesDue', 'taxesLate', 'monthPaid', 'monthDeclared', 'mailFailed', 'backupFailed'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about" CHECK (("employeeId" is null) = ("type" in ('paymentDue', 'declarationDue', 'monthOpen', 'monthClosed', 'paymentLate', 'declarationLate', 'taxesDue', 'taxesLate', 'monthPaid', 'monthDeclared', 'mailFailed', 'backupFailed')));--> statement-breakpoint
CREATE POLICY "backup_schedule_of_company" ON "backup_schedule" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "backup_schedule_for_access" ON "backup_schedule" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Nobody who has worked without gets backups by themselves; a company that is made from now on gets its row from the job.
INSERT INTO "backup_schedule" ("tenantId", "every") SELECT "id", 'off' FROM "tenant";
