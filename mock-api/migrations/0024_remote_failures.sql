CREATE TABLE "remote_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remote_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"error" text,
	"message" text,
	"frames" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"firstAt" timestamp with time zone NOT NULL,
	"lastAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remote_failure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remote_failure_hour" (
	"failureId" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "remote_failure_hour_failureId_hour_pk" PRIMARY KEY("failureId","hour")
);
--> statement-breakpoint
ALTER TABLE "remote_failure_hour" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remote_failure_person" (
	"failureId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"lastAt" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_failure_person_failureId_userId_pk" PRIMARY KEY("failureId","userId")
);
--> statement-breakpoint
ALTER TABLE "remote_failure_person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remote_load" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"userId" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"loads" integer NOT NULL,
	"lastAt" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_load_remote_version_userId_hour_pk" PRIMARY KEY("remote","version","userId","hour")
);
--> statement-breakpoint
ALTER TABLE "remote_load" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remote_vital" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "remote_vital_remote_version_day_measure_bucket_pk" PRIMARY KEY("remote","version","day","measure","bucket")
);
--> statement-breakpoint
ALTER TABLE "remote_vital" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "remote_failure_hour" ADD CONSTRAINT "remote_failure_hour_failureId_remote_failure_id_fk" FOREIGN KEY ("failureId") REFERENCES "public"."remote_failure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_failure_person" ADD CONSTRAINT "remote_failure_person_failureId_remote_failure_id_fk" FOREIGN KEY ("failureId") REFERENCES "public"."remote_failure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_failure_person" ADD CONSTRAINT "remote_failure_person_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_load" ADD CONSTRAINT "remote_load_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "remote_failure_once" ON "remote_failure" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "remote_failure_build" ON "remote_failure" USING btree ("remote","version");--> statement-breakpoint
CREATE POLICY "remote_failure_for_access" ON "remote_failure" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remote_failure_hour_for_access" ON "remote_failure_hour" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remote_failure_person_for_access" ON "remote_failure_person" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remote_load_for_access" ON "remote_load" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remote_vital_for_access" ON "remote_vital" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);