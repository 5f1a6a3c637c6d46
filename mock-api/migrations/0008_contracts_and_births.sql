ALTER TABLE "employee" ADD COLUMN "earlierContracts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacation" ADD COLUMN "newBirth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_new_birth" CHECK (not "newBirth" or "type" = 2);--> statement-breakpoint
UPDATE "tax_table" SET "source" = 'Ligji 03/L-115 për tatimin në të ardhurat personale, sot 05/L-028' WHERE "source" = 'Ligji për tatimin në të ardhurat personale';--> statement-breakpoint
UPDATE "minimum_wage" SET "source" = 'Vendim i Qeverisë për pagën minimale, sipas Ligjit të Punës 03/L-212, neni 57' WHERE "source" = 'Vendim i Qeverisë për pagën minimale' AND "validFrom" < '2024-08-23';--> statement-breakpoint
UPDATE "minimum_wage" SET "source" = 'Vendim i Qeverisë për pagën minimale, sipas Ligjit 08/L-142' WHERE "source" = 'Vendim i Qeverisë për pagën minimale';
