CREATE TABLE "what_if" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "what_if_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"carriedBy" bigint,
	"carriedAt" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "what_if" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "what_if" ADD CONSTRAINT "what_if_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_if" ADD CONSTRAINT "what_if_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "what_if_name" ON "what_if" USING btree ("tenantId","periodId","name");--> statement-breakpoint
CREATE POLICY "what_if_of_company" ON "what_if" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));