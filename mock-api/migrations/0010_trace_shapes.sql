CREATE TABLE "trace_shape" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trace_shape_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trace_shape" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_trace" ALTER COLUMN "trace" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_trace" ADD COLUMN "shape" integer;--> statement-breakpoint
ALTER TABLE "salary_trace" ADD COLUMN "values" text;--> statement-breakpoint
ALTER TABLE "trace_shape" ADD CONSTRAINT "trace_shape_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_shape" ADD CONSTRAINT "trace_shape_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trace_shape_number" ON "trace_shape" USING btree ("tenantId","periodId","number");--> statement-breakpoint
ALTER TABLE "salary_trace" ADD CONSTRAINT "salary_trace_whole_or_values" CHECK (("trace" is null) = ("shape" is not null) and ("shape" is null) = ("values" is null));--> statement-breakpoint
CREATE POLICY "trace_shape_of_company" ON "trace_shape" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));