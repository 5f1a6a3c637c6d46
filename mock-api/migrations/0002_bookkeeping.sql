CREATE TABLE "account_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"payrollAccountId" smallint NOT NULL,
	"sectorId" bigint,
	"serviceAccount" text NOT NULL,
	"checked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"kind" text NOT NULL,
	"serviceId" text NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"accountType" text,
	"expenseAccount" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"kind" text NOT NULL,
	"reversesId" bigint,
	"run" text NOT NULL,
	"position" integer NOT NULL,
	"realmId" text NOT NULL,
	"requestId" text NOT NULL,
	"docNumber" text NOT NULL,
	"day" date NOT NULL,
	"body" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"entryId" text,
	"syncToken" text,
	"errorCode" text,
	"errorDetail" text,
	"changedThere" text,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"postedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_connection" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_connection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"realmId" text NOT NULL,
	"serviceCompany" text,
	"sealed" text NOT NULL,
	"state" text NOT NULL,
	"accessUntil" timestamp with time zone NOT NULL,
	"refreshUntil" timestamp with time zone NOT NULL,
	"hardUntil" timestamp with time zone,
	"connectedAt" timestamp with time zone NOT NULL,
	"connectedBy" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_connection" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"stateHash" text NOT NULL,
	"sessionId" bigint NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_party" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_party_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"kind" text NOT NULL,
	"objectId" bigint NOT NULL,
	"serviceId" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_party" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"batchId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"figures" jsonb NOT NULL,
	"holds" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookkeeping_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookkeeping_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"paymentAccount" text,
	"postsClosed" boolean DEFAULT false NOT NULL,
	"sealedClient" text
);
--> statement-breakpoint
ALTER TABLE "bookkeeping_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_sectorId_sector_id_fk" FOREIGN KEY ("sectorId") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_account" ADD CONSTRAINT "bookkeeping_account_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" ADD CONSTRAINT "bookkeeping_batch_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" ADD CONSTRAINT "bookkeeping_batch_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_batch" ADD CONSTRAINT "bookkeeping_batch_reversesId_bookkeeping_batch_id_fk" FOREIGN KEY ("reversesId") REFERENCES "public"."bookkeeping_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_connection" ADD CONSTRAINT "bookkeeping_connection_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_consent" ADD CONSTRAINT "bookkeeping_consent_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_party" ADD CONSTRAINT "bookkeeping_party_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" ADD CONSTRAINT "bookkeeping_row_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" ADD CONSTRAINT "bookkeeping_row_batchId_bookkeeping_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."bookkeeping_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" ADD CONSTRAINT "bookkeeping_row_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_row" ADD CONSTRAINT "bookkeeping_row_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookkeeping_setting" ADD CONSTRAINT "bookkeeping_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_once" ON "account_link" USING btree ("tenantId","payrollAccountId",coalesce("sectorId", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_account_once" ON "bookkeeping_account" USING btree ("tenantId","kind","serviceId");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_batch_request" ON "bookkeeping_batch" USING btree ("tenantId","requestId");--> statement-breakpoint
CREATE INDEX "bookkeeping_batch_of_period" ON "bookkeeping_batch" USING btree ("tenantId","periodId");--> statement-breakpoint
CREATE INDEX "bookkeeping_batch_waiting" ON "bookkeeping_batch" USING btree ("tenantId") WHERE "status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_connection_once" ON "bookkeeping_connection" USING btree ("tenantId");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_consent_state" ON "bookkeeping_consent" USING btree ("stateHash");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_party_once" ON "bookkeeping_party" USING btree ("tenantId","kind","objectId");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_row_once" ON "bookkeeping_row" USING btree ("tenantId","batchId","employeeId");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_row_holds" ON "bookkeeping_row" USING btree ("tenantId","periodId","employeeId") WHERE "holds";--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_setting_once" ON "bookkeeping_setting" USING btree ("tenantId");--> statement-breakpoint
CREATE POLICY "account_link_of_company" ON "account_link" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_account_of_company" ON "bookkeeping_account" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_batch_of_company" ON "bookkeeping_batch" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_connection_of_company" ON "bookkeeping_connection" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_consent_of_company" ON "bookkeeping_consent" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_party_of_company" ON "bookkeeping_party" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_row_of_company" ON "bookkeeping_row" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "bookkeeping_setting_of_company" ON "bookkeeping_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));