CREATE TABLE "place_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "place_mark_for_access" ON "place_mark" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);