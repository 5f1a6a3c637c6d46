CREATE TABLE "shared_build" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"sharedAt" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_build_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
ALTER TABLE "shared_build" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shared_registry" (
	"version" bigint PRIMARY KEY NOT NULL,
	"remotes" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_registry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "remote_move" ADD COLUMN "share" smallint;--> statement-breakpoint
CREATE POLICY "shared_build_for_access" ON "shared_build" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shared_registry_for_access" ON "shared_registry" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);