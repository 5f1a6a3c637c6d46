CREATE TABLE "employment_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employment_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"salaryPaymentType" smallint DEFAULT 1 NOT NULL,
	"baseCents" bigint NOT NULL,
	"pricePerHour" numeric(12, 4),
	"employerTier" smallint DEFAULT 1 NOT NULL,
	"employmentType" smallint DEFAULT 1 NOT NULL,
	"noTaxes" boolean DEFAULT false NOT NULL,
	"hasContributions" boolean DEFAULT true NOT NULL,
	"contributePercentage" numeric(7, 4),
	"employerContributePercentage" numeric(7, 4),
	"workingHoursPerMonth" numeric(7, 2),
	"healthInsurance" smallint DEFAULT 3 NOT NULL,
	"healthInsurancePercentage" numeric(7, 4),
	"familyMembers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"createdBy" bigint,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employment_terms_not_negative" CHECK ("baseCents" >= 0 and "pricePerHour" >= 0),
	CONSTRAINT "employment_terms_percentages" CHECK ("contributePercentage" between 0 and 100 and "employerContributePercentage" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "employment_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "updatedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "updatedBy" bigint;--> statement-breakpoint
ALTER TABLE "employment_terms" ADD CONSTRAINT "employment_terms_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_terms" ADD CONSTRAINT "employment_terms_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employment_terms_from" ON "employment_terms" USING btree ("tenantId","employeeId","validFrom");--> statement-breakpoint
CREATE POLICY "employment_terms_of_company" ON "employment_terms" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));