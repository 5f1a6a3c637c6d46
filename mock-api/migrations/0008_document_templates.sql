CREATE TABLE "document_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"fileName" text NOT NULL,
	"storageName" text NOT NULL,
	"contentType" text NOT NULL,
	"size" integer NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"updatedAt" timestamp with time zone,
	"deletedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint,
	"mailId" bigint NOT NULL,
	"fileName" text NOT NULL,
	"contentType" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea"
);
--> statement-breakpoint
ALTER TABLE "mail_attachment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_template" ADD CONSTRAINT "document_template_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_mailId_outbox_mail_id_fk" FOREIGN KEY ("mailId") REFERENCES "public"."outbox_mail"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_template_of_company" ON "document_template" USING btree ("tenantId","createdAt");--> statement-breakpoint
CREATE INDEX "mail_attachment_of_mail" ON "mail_attachment" USING btree ("mailId");--> statement-breakpoint
CREATE POLICY "document_template_of_company" ON "document_template" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_read" ON "mail_attachment" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_add" ON "mail_attachment" AS PERMISSIVE FOR INSERT TO "app" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_for_access" ON "mail_attachment" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);