CREATE TABLE "heavy_ahead" (
	"userId" bigint PRIMARY KEY NOT NULL,
	"aheadMs" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "heavy_ahead" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "heavy_work" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "heavy_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"companyId" bigint,
	"endsBy" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "heavy_work" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "heavy_work_of_person" ON "heavy_work" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "heavy_work_of_company" ON "heavy_work" USING btree ("companyId");--> statement-breakpoint
CREATE POLICY "heavy_ahead_for_access" ON "heavy_ahead" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "heavy_work_for_access" ON "heavy_work" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "place_mark_for_access" ON "place_mark" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);