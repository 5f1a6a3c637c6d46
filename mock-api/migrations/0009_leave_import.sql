CREATE TABLE "leave_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"fileName" text NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"undoneBy" bigint,
	"undoneAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leave_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leave_import_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_import_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"importId" bigint NOT NULL,
	"vacationId" bigint,
	"correctionId" bigint,
	CONSTRAINT "leave_import_line_one" CHECK (num_nonnulls("vacationId", "correctionId") = 1)
);
--> statement-breakpoint
ALTER TABLE "leave_import_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leave_import" ADD CONSTRAINT "leave_import_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_import_line" ADD CONSTRAINT "leave_import_line_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_import_line" ADD CONSTRAINT "leave_import_line_importId_leave_import_id_fk" FOREIGN KEY ("importId") REFERENCES "public"."leave_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_import_line" ADD CONSTRAINT "leave_import_line_vacationId_vacation_id_fk" FOREIGN KEY ("vacationId") REFERENCES "public"."vacation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_import_line" ADD CONSTRAINT "leave_import_line_correctionId_leave_correction_id_fk" FOREIGN KEY ("correctionId") REFERENCES "public"."leave_correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_import_newest" ON "leave_import" USING btree ("tenantId","createdAt");--> statement-breakpoint
CREATE INDEX "leave_import_line_of_import" ON "leave_import_line" USING btree ("tenantId","importId");--> statement-breakpoint
CREATE INDEX "leave_import_line_of_leave" ON "leave_import_line" USING btree ("vacationId");--> statement-breakpoint
CREATE POLICY "leave_import_of_company" ON "leave_import" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "leave_import_line_of_company" ON "leave_import_line" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));