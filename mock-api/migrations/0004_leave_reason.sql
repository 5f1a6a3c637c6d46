ALTER TABLE "vacation" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_reason" CHECK ("reason" is null or "type" = 3);