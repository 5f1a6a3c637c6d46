CREATE TABLE "company_standing" (
	"tenantId" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"seen" bigint NOT NULL,
	"basis" text NOT NULL,
	"standing" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_standing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_standing" ADD CONSTRAINT "company_standing_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_by_name" ON "tenant" USING btree ("name" collate "sq-x-icu","id") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "tenant_deleted" ON "tenant" USING btree ("id") WHERE "deletedAt" is not null;--> statement-breakpoint
CREATE INDEX "tenant_inactivity" ON "tenant" USING btree ("inactivityMinutes") WHERE "inactivityMinutes" is not null;--> statement-breakpoint
CREATE POLICY "company_standing_for_access" ON "company_standing" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);