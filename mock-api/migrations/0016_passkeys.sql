CREATE TABLE "passkey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
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
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"sessionId" bigint NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"tenantId" bigint,
	"expiresAt" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_sessionId_purpose_pk" PRIMARY KEY("sessionId","purpose")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_grant" (
	"sessionId" bigint NOT NULL,
	"tenantId" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_grant_sessionId_tenantId_pk" PRIMARY KEY("sessionId","tenantId")
);
--> statement-breakpoint
ALTER TABLE "passkey_grant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "passkeyRequired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_grant" ADD CONSTRAINT "passkey_grant_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_grant" ADD CONSTRAINT "passkey_grant_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credentialId");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("userId");--> statement-breakpoint
CREATE POLICY "passkey_for_access" ON "passkey" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkey_challenge_for_access" ON "passkey_challenge" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkey_grant_for_access" ON "passkey_grant" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkey_grant_of_company" ON "passkey_grant" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));