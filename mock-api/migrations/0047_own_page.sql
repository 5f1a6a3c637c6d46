-- expand
CREATE TABLE "own_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text,
	"handle" text NOT NULL,
	"language" smallint DEFAULT 0 NOT NULL,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_address" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accountId" bigint NOT NULL,
	"address" text NOT NULL,
	"confirmedAt" timestamp with time zone NOT NULL,
	"replacedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_code" (
	"browserHash" text PRIMARY KEY NOT NULL,
	"accountId" bigint,
	"purpose" text NOT NULL,
	"address" text,
	"codeHash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	CONSTRAINT "own_code_purpose" CHECK ("purpose" in ('signIn', 'fresh', 'address'))
);
--> statement-breakpoint
ALTER TABLE "own_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"accountId" bigint,
	"state" text NOT NULL,
	"invitedBy" bigint,
	"invitedAt" timestamp with time zone NOT NULL,
	"address" text,
	"tokenHash" text,
	"expiresAt" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"joinedAt" timestamp with time zone,
	"endedBy" bigint,
	"endedAt" timestamp with time zone,
	"endReason" text,
	"payslipsReadAt" timestamp with time zone,
	CONSTRAINT "own_link_state" CHECK ("state" in ('invited', 'joined', 'ended')),
	CONSTRAINT "own_link_account" CHECK ("state" <> 'joined' or "accountId" is not null)
);
--> statement-breakpoint
ALTER TABLE "own_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_passkey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accountId" bigint NOT NULL,
	"credentialId" text NOT NULL,
	"publicKey" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"synced" boolean NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"lastUsedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accountId" bigint NOT NULL,
	"linkId" bigint NOT NULL,
	"cookieHash" text NOT NULL,
	"handleHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"lastActiveAt" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"endedAt" timestamp with time zone,
	"freshUntil" timestamp with time zone,
	"device" text,
	"networkAddress" text
);
--> statement-breakpoint
ALTER TABLE "own_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"page" boolean DEFAULT false NOT NULL,
	"payslips" boolean DEFAULT false NOT NULL,
	"leave" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_line" ADD COLUMN "employeeId" bigint;--> statement-breakpoint
ALTER TABLE "own_address" ADD CONSTRAINT "own_address_accountId_own_account_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."own_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_code" ADD CONSTRAINT "own_code_accountId_own_account_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."own_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_link" ADD CONSTRAINT "own_link_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_link" ADD CONSTRAINT "own_link_accountId_own_account_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."own_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_link" ADD CONSTRAINT "own_link_invitedBy_app_user_id_fk" FOREIGN KEY ("invitedBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_link" ADD CONSTRAINT "own_link_endedBy_app_user_id_fk" FOREIGN KEY ("endedBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_link" ADD CONSTRAINT "own_link_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_passkey" ADD CONSTRAINT "own_passkey_accountId_own_account_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."own_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_session" ADD CONSTRAINT "own_session_accountId_own_account_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."own_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_session" ADD CONSTRAINT "own_session_linkId_own_link_id_fk" FOREIGN KEY ("linkId") REFERENCES "public"."own_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_setting" ADD CONSTRAINT "own_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_account_address" ON "own_account" USING btree (lower("address"));--> statement-breakpoint
CREATE UNIQUE INDEX "own_account_handle" ON "own_account" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "own_address_of_account" ON "own_address" USING btree ("accountId");--> statement-breakpoint
CREATE INDEX "own_code_over" ON "own_code" USING btree ("expiresAt");--> statement-breakpoint
CREATE UNIQUE INDEX "own_link_invited" ON "own_link" USING btree ("tenantId","employeeId") WHERE "state" = 'invited';--> statement-breakpoint
CREATE UNIQUE INDEX "own_link_joined" ON "own_link" USING btree ("tenantId","employeeId") WHERE "state" = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "own_link_token" ON "own_link" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "own_link_of_employee" ON "own_link" USING btree ("tenantId","employeeId","id");--> statement-breakpoint
CREATE INDEX "own_link_of_account" ON "own_link" USING btree ("accountId") WHERE "state" = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "own_passkey_credential" ON "own_passkey" USING btree ("credentialId");--> statement-breakpoint
CREATE INDEX "own_passkey_of_account" ON "own_passkey" USING btree ("accountId");--> statement-breakpoint
CREATE UNIQUE INDEX "own_session_cookie" ON "own_session" USING btree ("cookieHash");--> statement-breakpoint
CREATE UNIQUE INDEX "own_session_handle" ON "own_session" USING btree ("handleHash");--> statement-breakpoint
CREATE INDEX "own_session_of_account" ON "own_session" USING btree ("accountId");--> statement-breakpoint
CREATE INDEX "own_session_of_link" ON "own_session" USING btree ("linkId");--> statement-breakpoint
CREATE UNIQUE INDEX "own_setting_of_company" ON "own_setting" USING btree ("tenantId");--> statement-breakpoint
CREATE POLICY "audit_era_own_read" ON "audit_era" AS PERMISSIVE FOR SELECT TO "app_own" USING (true);--> statement-breakpoint
CREATE POLICY "audit_line_own_insert" ON "audit_line" AS PERMISSIVE FOR INSERT TO "app_own" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "tenant_own_select" ON "tenant" AS PERMISSIVE FOR SELECT TO "app_own" USING ("id" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "employee_own_select" ON "employee" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "id" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_account_for_access" ON "own_account" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_address_for_access" ON "own_address" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_code_for_access" ON "own_code" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_link_of_company" ON "own_link" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_link_own_select" ON "own_link" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_link_for_access" ON "own_link" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_passkey_for_access" ON "own_passkey" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_session_for_access" ON "own_session" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_setting_of_company" ON "own_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_setting_own_select" ON "own_setting" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_setting_for_access" ON "own_setting" AS PERMISSIVE FOR SELECT TO "app_access" USING (true);