ALTER TABLE "family_member" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_base" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "family_member_of_company" ON "family_member" CASCADE;--> statement-breakpoint
DROP TABLE "family_member" CASCADE;--> statement-breakpoint
DROP POLICY "salary_base_of_company" ON "salary_base" CASCADE;--> statement-breakpoint
DROP TABLE "salary_base" CASCADE;--> statement-breakpoint
ALTER TABLE "employee" DROP CONSTRAINT "employee_percentages";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "employerTier";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "employmentType";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "salaryPaymentType";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "noTaxes";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "hasContributions";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "contributePercentage";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "employerContributePercentage";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "workingHoursPerMonth";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "healthInsurance";--> statement-breakpoint
ALTER TABLE "employee" DROP COLUMN "healthInsurancePercentage";