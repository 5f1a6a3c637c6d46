CREATE TABLE "remote_move" (
	"registry" bigint NOT NULL,
	"remote" text NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"userId" bigint,
	"token" text,
	"note" text,
	CONSTRAINT "remote_move_registry_remote_pk" PRIMARY KEY("registry","remote")
);
--> statement-breakpoint
ALTER TABLE "remote_move" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remote_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remote_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"madeBy" bigint NOT NULL,
	"madeAt" timestamp with time zone NOT NULL,
	"endsAt" timestamp with time zone NOT NULL,
	"lastUsedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "remote_token" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "remote_move" ADD CONSTRAINT "remote_move_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_token" ADD CONSTRAINT "remote_token_madeBy_app_user_id_fk" FOREIGN KEY ("madeBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "remote_token_once" ON "remote_token" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "remote_move_for_access" ON "remote_move" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remote_token_for_access" ON "remote_token" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);