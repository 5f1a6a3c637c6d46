CREATE TABLE "leave_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"type" smallint NOT NULL,
	"date" date NOT NULL,
	"days" numeric(4, 1) NOT NULL,
	"cause" text NOT NULL,
	"note" text NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_correction_halves" CHECK ("days" <> 0 and "days" * 2 = trunc("days" * 2))
);
--> statement-breakpoint
ALTER TABLE "leave_correction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "priorExperienceMonths" smallint;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "harmfulWork" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "leaveSupplement" smallint;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "leaveSupplementUntil" date;--> statement-breakpoint
ALTER TABLE "leave_setting" ADD COLUMN "lawAdditions" boolean;--> statement-breakpoint
ALTER TABLE "leave_correction" ADD CONSTRAINT "leave_correction_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_correction" ADD CONSTRAINT "leave_correction_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_correction_of_employee" ON "leave_correction" USING btree ("tenantId","employeeId","date");--> statement-breakpoint
CREATE POLICY "leave_correction_of_company" ON "leave_correction" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));