-- expand
CREATE TABLE "database_restore" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "database_restore_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"until" timestamp with time zone NOT NULL,
	"foundAt" timestamp with time zone NOT NULL,
	"releasedAt" timestamp with time zone,
	"releasedBy" bigint,
	"sentBefore" integer
);
--> statement-breakpoint
ALTER TABLE "database_restore" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "database_restore_waits" ON "database_restore" USING btree (("releasedAt" is null)) WHERE "database_restore"."releasedAt" is null;--> statement-breakpoint
CREATE POLICY "database_restore_read" ON "database_restore" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "database_restore_for_access" ON "database_restore" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);