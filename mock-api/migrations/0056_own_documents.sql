-- expand
CREATE TABLE "own_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"attachmentId" bigint NOT NULL,
	"sha256" text NOT NULL,
	"askedBy" bigint NOT NULL,
	"askedAt" timestamp with time zone NOT NULL,
	"openedAt" timestamp with time zone,
	"confirmedAt" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"remindedAt" timestamp with time zone,
	CONSTRAINT "own_document_opened" CHECK ("confirmedAt" is null or "openedAt" is not null)
);--> statement-breakpoint
ALTER TABLE "own_document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_setting" ADD COLUMN "notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_document" ADD CONSTRAINT "own_document_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_document" ADD CONSTRAINT "own_document_askedBy_app_user_id_fk" FOREIGN KEY ("askedBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_document" ADD CONSTRAINT "own_document_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_document" ADD CONSTRAINT "own_document_attachmentId_of_company" FOREIGN KEY ("tenantId","attachmentId") REFERENCES "public"."attachment"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_document_once" ON "own_document" USING btree ("tenantId","attachmentId");--> statement-breakpoint
CREATE INDEX "own_document_of_employee" ON "own_document" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE INDEX "own_document_waiting" ON "own_document" USING btree ("tenantId","askedAt") WHERE "confirmedAt" is null;--> statement-breakpoint
CREATE POLICY "own_document_of_company" ON "own_document" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_document_own_select" ON "own_document" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "own_document_own_update" ON "own_document" AS PERMISSIVE FOR UPDATE TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "confirmedAt" is null) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
-- An employee notes that a document was opened and, after that, confirmed: each once, and nothing else of it.
create function only_opens_and_confirms() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (old."tenantId", old."employeeId", old."attachmentId", old."sha256", old."askedBy", old."askedAt", old."reminders", old."remindedAt")
      is distinct from (new."tenantId", new."employeeId", new."attachmentId", new."sha256", new."askedBy", new."askedAt", new."reminders", new."remindedAt")
    or (old."openedAt" is not null and new."openedAt" is distinct from old."openedAt") or (old."openedAt" is null and new."confirmedAt" is not null) then
    raise exception 'employees only open and confirm' using errcode = '42501';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger own_document_opened_and_confirmed before update on own_document for each row when (current_user = 'app_own') execute function only_opens_and_confirms();--> statement-breakpoint
-- Not even the office confirms in somebody's place: who is not the employee asks, reminds and takes back.
create function refuse_confirming() returns trigger language plpgsql as $$
begin
  if (old."openedAt", old."confirmedAt", old."sha256") is distinct from (new."openedAt", new."confirmedAt", new."sha256") then
    raise exception 'only employees open and confirm' using errcode = '42501';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger own_document_confirmed_by_office before update on own_document for each row when (current_user = 'app') execute function refuse_confirming();--> statement-breakpoint
create trigger own_document_begun_confirmed before insert on own_document for each row when (current_user = 'app' and (new."openedAt" is not null or new."confirmedAt" is not null)) execute function refuse_confirming();
