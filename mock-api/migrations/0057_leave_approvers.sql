-- expand
CREATE TABLE "leave_approver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_approver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint,
	"sectorId" bigint,
	"approverUserId" bigint,
	"approverEmployeeId" bigint,
	"deputyUserId" bigint,
	"deputyEmployeeId" bigint,
	"saidBy" bigint NOT NULL,
	"saidAt" timestamp with time zone NOT NULL,
	CONSTRAINT "leave_approver_of_one" CHECK (num_nonnulls("employeeId", "sectorId") <= 1),
	CONSTRAINT "leave_approver_named" CHECK (num_nonnulls("approverUserId", "approverEmployeeId") = 1),
	CONSTRAINT "leave_approver_deputy" CHECK (num_nonnulls("deputyUserId", "deputyEmployeeId") <= 1)
);--> statement-breakpoint
ALTER TABLE "leave_approver" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "request" ADD COLUMN "decidedByEmployee" bigint;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_approverUserId_app_user_id_fk" FOREIGN KEY ("approverUserId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_deputyUserId_app_user_id_fk" FOREIGN KEY ("deputyUserId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_saidBy_app_user_id_fk" FOREIGN KEY ("saidBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_sectorId_of_company" FOREIGN KEY ("tenantId","sectorId") REFERENCES "public"."sector"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_approverEmployeeId_of_company" FOREIGN KEY ("tenantId","approverEmployeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_approver" ADD CONSTRAINT "leave_approver_deputyEmployeeId_of_company" FOREIGN KEY ("tenantId","deputyEmployeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leave_approver_once" ON "leave_approver" USING btree ("tenantId",coalesce("employeeId", 0),coalesce("sectorId", 0));--> statement-breakpoint
CREATE POLICY "leave_approver_of_company" ON "leave_approver" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));
