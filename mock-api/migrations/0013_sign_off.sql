CREATE TABLE "salary_sign_off" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_sign_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"versionId" bigint,
	"content" text NOT NULL,
	"signedBy" bigint NOT NULL,
	"signedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_sign_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "changedBy" bigint;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "changedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "signOffRequired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_sign_off" ADD CONSTRAINT "salary_sign_off_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_sign_off" ADD CONSTRAINT "salary_sign_off_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_sign_off" ADD CONSTRAINT "salary_sign_off_versionId_salary_version_id_fk" FOREIGN KEY ("versionId") REFERENCES "public"."salary_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_sign_off_once" ON "salary_sign_off" USING btree ("tenantId","periodId") WHERE "versionId" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_sign_off_of_closing" ON "salary_sign_off" USING btree ("versionId");--> statement-breakpoint
CREATE POLICY "salary_sign_off_of_company" ON "salary_sign_off" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));