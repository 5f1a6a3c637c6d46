CREATE TABLE "leave_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"employeeId" bigint,
	"sectorId" bigint,
	"withType" boolean NOT NULL,
	"withHolidays" boolean NOT NULL,
	"secretHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"lastReadAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leave_feed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leave_feed" ADD CONSTRAINT "leave_feed_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_feed" ADD CONSTRAINT "leave_feed_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_feed" ADD CONSTRAINT "leave_feed_sectorId_sector_id_fk" FOREIGN KEY ("sectorId") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_feed" ADD CONSTRAINT "leave_feed_of_link" FOREIGN KEY ("userId","tenantId") REFERENCES "public"."user_company"("userId","tenantId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_feed_of_user" ON "leave_feed" USING btree ("tenantId","userId");--> statement-breakpoint
CREATE POLICY "leave_feed_of_company" ON "leave_feed" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));