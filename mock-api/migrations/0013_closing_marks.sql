ALTER TABLE "salary_version" ADD COLUMN "paidOn" date;--> statement-breakpoint
ALTER TABLE "salary_version" ADD COLUMN "paidBy" bigint;--> statement-breakpoint
ALTER TABLE "salary_version" ADD COLUMN "paidAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "salary_version" ADD COLUMN "declaredOn" date;--> statement-breakpoint
ALTER TABLE "salary_version" ADD COLUMN "declaredBy" bigint;--> statement-breakpoint
ALTER TABLE "salary_version" ADD COLUMN "declaredAt" timestamp with time zone;