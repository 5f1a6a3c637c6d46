CREATE TABLE "recurring_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurring_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"name" text NOT NULL,
	"field" text NOT NULL,
	"startsOn" date NOT NULL,
	"endsOn" date,
	"rates" jsonb NOT NULL,
	"total" bigint,
	"order" smallint NOT NULL,
	"createdBy" bigint,
	"createdAt" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recurring_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD CONSTRAINT "recurring_line_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD CONSTRAINT "recurring_line_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_line_of_employee" ON "recurring_line" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE INDEX "salary_with_lines" ON "salary" USING btree ("tenantId") WHERE "lines" is not null;--> statement-breakpoint
CREATE POLICY "recurring_line_of_company" ON "recurring_line" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));