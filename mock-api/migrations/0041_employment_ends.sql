-- expand
CREATE TABLE "employment_end" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employment_end_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"lastDay" date NOT NULL,
	"reason" text NOT NULL,
	"noticeOn" date NOT NULL,
	"noticeDays" smallint NOT NULL,
	"leaveDays" numeric(4, 1) NOT NULL,
	"leaveCents" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"undoneBy" bigint,
	"undoneAt" timestamp with time zone,
	CONSTRAINT "employment_end_not_negative" CHECK ("leaveDays" >= 0 and "leaveCents" >= 0 and "noticeDays" >= 0)
);
--> statement-breakpoint
ALTER TABLE "employment_end" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_template" ADD COLUMN "starter" text;--> statement-breakpoint
ALTER TABLE "employment_end" ADD CONSTRAINT "employment_end_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_end" ADD CONSTRAINT "employment_end_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employment_end_of_employee" ON "employment_end" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE POLICY "employment_end_of_company" ON "employment_end" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));