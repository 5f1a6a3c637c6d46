-- expand
CREATE TABLE "pay_kind" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_kind_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"field" text NOT NULL,
	"account" text,
	"isActive" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_kind" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD COLUMN "kindId" bigint;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD COLUMN "debt" text;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD COLUMN "creditor" text;--> statement-breakpoint
ALTER TABLE "recurring_line" ADD COLUMN "paidBefore" bigint;--> statement-breakpoint
ALTER TABLE "pay_kind" ADD CONSTRAINT "pay_kind_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_kind_of_company" ON "pay_kind" USING btree ("tenantId","id");--> statement-breakpoint
CREATE POLICY "pay_kind_of_company" ON "pay_kind" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));