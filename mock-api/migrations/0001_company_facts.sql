ALTER TABLE "installation" ADD COLUMN "supportPhone" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "supportEmail" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "authorizedPerson" text;