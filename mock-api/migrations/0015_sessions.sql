CREATE TABLE "failed_sign_in" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint,
	"address" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failed_sign_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "join_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"tokenHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"usedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "join_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "app_user_email";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "standsFor" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previousTried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "failed_sign_in" ADD CONSTRAINT "failed_sign_in_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_link" ADD CONSTRAINT "join_link_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "failed_sign_in_once" ON "failed_sign_in" USING btree (coalesce("userId", 0),"address","hour");--> statement-breakpoint
CREATE UNIQUE INDEX "join_link_token" ON "join_link" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "join_link_user" ON "join_link" USING btree ("userId");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_standsFor_app_user_id_fk" FOREIGN KEY ("standsFor") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_stands_for" ON "app_user" USING btree ("standsFor");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email")) WHERE "deletedAt" is null and "standsFor" is null;--> statement-breakpoint
CREATE POLICY "failed_sign_in_for_access" ON "failed_sign_in" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "join_link_for_access" ON "join_link" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);