CREATE TABLE "remote_rollback" (
	"remote" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remote_rollback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "remote_rollback_for_access" ON "remote_rollback" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);