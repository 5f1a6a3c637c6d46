-- expand
CREATE TABLE "own_leave_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_leave_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"linkId" bigint NOT NULL,
	"secretHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"lastReadAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_leave_feed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sickness_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sickness_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"noteKey" text,
	"reportedAt" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'reported' NOT NULL,
	"settledBy" bigint,
	"settledAt" timestamp with time zone,
	"answer" text,
	"vacationId" bigint,
	CONSTRAINT "sickness_report_dates" CHECK ("from" <= "to"),
	CONSTRAINT "sickness_report_state" CHECK ("state" in ('reported', 'booked', 'setAside', 'withdrawn')),
	CONSTRAINT "sickness_report_settled" CHECK (("settledBy" is null) = ("state" in ('reported', 'withdrawn')))
);
--> statement-breakpoint
ALTER TABLE "sickness_report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_type";--> statement-breakpoint
ALTER TABLE "own_setting" ADD COLUMN "sectorAbsences" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_leave_feed" ADD CONSTRAINT "own_leave_feed_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_leave_feed" ADD CONSTRAINT "own_leave_feed_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sickness_report" ADD CONSTRAINT "sickness_report_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sickness_report" ADD CONSTRAINT "sickness_report_settledBy_app_user_id_fk" FOREIGN KEY ("settledBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sickness_report" ADD CONSTRAINT "sickness_report_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_leave_feed_once" ON "own_leave_feed" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE INDEX "sickness_report_of_employee" ON "sickness_report" USING btree ("tenantId","employeeId","id");--> statement-breakpoint
CREATE INDEX "sickness_report_open" ON "sickness_report" USING btree ("tenantId","reportedAt") WHERE "state" = 'reported';--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation', 'leaveAsked', 'questionAsked', 'ownDataAsked', 'bankAccountAsked', 'sicknessReported', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed', 'paymentLate', 'declarationLate', 'taxesDue', 'taxesLate', 'monthPaid', 'monthDeclared', 'mailFailed', 'backupFailed'));--> statement-breakpoint
CREATE POLICY "own_leave_feed_of_company" ON "own_leave_feed" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_leave_feed_own_select" ON "own_leave_feed" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_leave_feed_own_insert" ON "own_leave_feed" AS PERMISSIVE FOR INSERT TO "app_own" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_leave_feed_own_delete" ON "own_leave_feed" AS PERMISSIVE FOR DELETE TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "sickness_report_of_company" ON "sickness_report" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "sickness_report_own_select" ON "sickness_report" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "sickness_report_own_insert" ON "sickness_report" AS PERMISSIVE FOR INSERT TO "app_own" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "state" = 'reported' and num_nonnulls("settledAt", "answer", "vacationId") = 0);--> statement-breakpoint
CREATE POLICY "sickness_report_own_update" ON "sickness_report" AS PERMISSIVE FOR UPDATE TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "state" = 'reported') WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "state" = 'withdrawn' and num_nonnulls("answer", "vacationId") = 0);