CREATE TABLE "step_up_grant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sessionId" bigint NOT NULL,
	"tenantId" bigint,
	"by" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "step_up_grant_once" UNIQUE NULLS NOT DISTINCT("sessionId","tenantId","by")
);
--> statement-breakpoint
ALTER TABLE "step_up_grant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "passkey_grant_for_access" ON "passkey_grant" CASCADE;--> statement-breakpoint
DROP POLICY "passkey_grant_of_company" ON "passkey_grant" CASCADE;--> statement-breakpoint
DROP TABLE "passkey_grant" CASCADE;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "stepUpRequired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "passwordGiven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "confirmsFrom" timestamp with time zone;--> statement-breakpoint
UPDATE "passkey" SET "confirmsFrom" = "createdAt";--> statement-breakpoint
ALTER TABLE "passkey" ALTER COLUMN "confirmsFrom" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "installation" SET "guarded" = NOT "demo";--> statement-breakpoint
ALTER TABLE "step_up_grant" ADD CONSTRAINT "step_up_grant_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_grant" ADD CONSTRAINT "step_up_grant_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "step_up_grant_for_access" ON "step_up_grant" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "step_up_grant_of_company" ON "step_up_grant" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) or "tenantId" is null);--> statement-breakpoint
-- The decision behind both amounts of 2026 is named, as new installations have it.
UPDATE "minimum_wage" SET "source" = 'Vendimi i Qeverisë 10/273 i 31.10.2025 për pagën minimale, sipas Ligjit 08/L-142' WHERE "source" = 'Vendim i Qeverisë për pagën minimale, sipas Ligjit 08/L-142' AND "validFrom" in ('2026-01-01', '2026-07-01');
