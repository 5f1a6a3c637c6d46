-- expand
CREATE TABLE "task_confirmation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_confirmation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"versionId" bigint NOT NULL,
	"task" text NOT NULL,
	"number" text,
	"fileName" text,
	"storageName" text,
	"contentType" text,
	"size" integer,
	"keptBy" bigint NOT NULL,
	"keptAt" timestamp with time zone NOT NULL,
	CONSTRAINT "task_confirmation_holds" CHECK ("number" is not null or "storageName" is not null)
);
--> statement-breakpoint
ALTER TABLE "task_confirmation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "task_confirmation" ADD CONSTRAINT "task_confirmation_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_confirmation" ADD CONSTRAINT "task_confirmation_versionId_of_company" FOREIGN KEY ("tenantId","versionId") REFERENCES "public"."salary_version"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_confirmation_once" ON "task_confirmation" USING btree ("tenantId","versionId","task");--> statement-breakpoint
CREATE POLICY "task_confirmation_of_company" ON "task_confirmation" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));