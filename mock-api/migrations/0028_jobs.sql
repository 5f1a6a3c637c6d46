CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"run" integer NOT NULL,
	"startedAt" timestamp with time zone NOT NULL,
	"leaseUntil" timestamp with time zone,
	"nextAt" timestamp with time zone NOT NULL,
	"endedAt" timestamp with time zone,
	"tookMs" integer,
	"companies" integer,
	"rows" bigint,
	"fault" text,
	"faultAt" timestamp with time zone,
	CONSTRAINT "job_run_counts" CHECK ("run" > 0)
);
--> statement-breakpoint
ALTER TABLE "job_run" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "attachment_of_nobody" ON "attachment" USING btree ("createdAt") WHERE "employeeId" is null and "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "employee_deleted" ON "employee" USING btree ("deletedAt") WHERE "deletedAt" is not null;--> statement-breakpoint
CREATE POLICY "job_run_for_access" ON "job_run" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);