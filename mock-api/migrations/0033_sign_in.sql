CREATE TABLE "authenticator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"secret" text NOT NULL,
	"startedAt" timestamp with time zone NOT NULL,
	"enabledAt" timestamp with time zone,
	"lastStep" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticator" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"place" text NOT NULL,
	"codeHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"cookieHash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "mailedOnly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authenticator_user" ON "authenticator" USING btree ("userId");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_place" ON "recovery_code" USING btree ("userId","place");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_over" ON "sign_in_challenge" USING btree ("expiresAt");--> statement-breakpoint
CREATE POLICY "authenticator_for_access" ON "authenticator" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recovery_code_for_access" ON "recovery_code" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sign_in_challenge_for_access" ON "sign_in_challenge" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);