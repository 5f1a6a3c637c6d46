-- expand
CREATE TABLE "office_person" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"saidBy" bigint NOT NULL,
	"saidAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"kind" text NOT NULL,
	"employeeId" bigint NOT NULL,
	"patch" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"found" jsonb,
	"askedBy" bigint NOT NULL,
	"askedAt" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decidedBy" bigint,
	"decidedAt" timestamp with time zone,
	"note" text,
	"objectId" bigint,
	"people" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "request_kind" CHECK ("kind" in ('leave', 'question')),
	CONSTRAINT "request_state" CHECK ("state" in ('asked', 'approved', 'refused', 'withdrawn', 'applied', 'stale')),
	CONSTRAINT "request_decided_by_somebody" CHECK (("decidedBy" is null) = ("state" in ('asked', 'withdrawn')))
);
--> statement-breakpoint
ALTER TABLE "request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_type";--> statement-breakpoint
ALTER TABLE "office_person" ADD CONSTRAINT "office_person_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_person" ADD CONSTRAINT "office_person_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_person" ADD CONSTRAINT "office_person_saidBy_app_user_id_fk" FOREIGN KEY ("saidBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_person" ADD CONSTRAINT "office_person_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_decidedBy_app_user_id_fk" FOREIGN KEY ("decidedBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_askedBy_of_company" FOREIGN KEY ("tenantId","askedBy") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "office_person_once" ON "office_person" USING btree ("tenantId","userId");--> statement-breakpoint
CREATE UNIQUE INDEX "request_of_company" ON "request" USING btree ("tenantId","id");--> statement-breakpoint
CREATE INDEX "request_open" ON "request" USING btree ("tenantId","askedAt") WHERE "state" = 'asked';--> statement-breakpoint
CREATE INDEX "request_of_employee" ON "request" USING btree ("tenantId","employeeId","id");--> statement-breakpoint
CREATE INDEX "request_decided" ON "request" USING btree ("tenantId","decidedAt");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation', 'leaveAsked', 'questionAsked', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed', 'paymentLate', 'declarationLate', 'taxesDue', 'taxesLate', 'monthPaid', 'monthDeclared', 'mailFailed', 'backupFailed'));--> statement-breakpoint
CREATE POLICY "salary_period_own_closed" ON "salary_period" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "closedAt" is not null);--> statement-breakpoint
CREATE POLICY "office_person_of_company" ON "office_person" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "request_of_company" ON "request" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "request_own_select" ON "request" AS PERMISSIVE FOR SELECT TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "request_own_insert" ON "request" AS PERMISSIVE FOR INSERT TO "app_own" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "request_own_update" ON "request" AS PERMISSIVE FOR UPDATE TO "app_own" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "state" = 'asked') WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint) and "employeeId" = (select nullif(current_setting('app.employee', true), '')::bigint) and "state" = 'withdrawn');--> statement-breakpoint
-- Who of the office is an employee: by one address, or because role 2 said so; and who counts as one with them.
create function users_of_employee(of_company bigint, of_employee bigint, since timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select t."person" from people_tied(array(
    select p."userId" from office_person p where p."tenantId" = of_company and p."employeeId" = of_employee
    union
    select u."id" from app_user u join user_company l on l."userId" = u."id" and l."tenantId" = of_company
    where lower(u."email") in (
      select lower(e."email") from employee e where e."tenantId" = of_company and e."id" = of_employee
      union
      select lower(a."address") from own_link k join own_account a on a."id" = k."accountId" where k."tenantId" = of_company and k."employeeId" = of_employee and k."state" = 'joined')
  ), since) t
  where of_company = nullif(current_setting('app.company', true), '')::bigint
$$;--> statement-breakpoint
-- Where mail goes that is for the own page of an employee; nothing without a confirmed address.
create function own_address_of(of_company bigint, of_employee bigint) returns table ("address" text, "language" smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a."address", a."language" from own_link k join own_account a on a."id" = k."accountId"
  where k."tenantId" = of_company and k."employeeId" = of_employee and k."state" = 'joined' and a."address" is not null
    and of_company = nullif(current_setting('app.company', true), '')::bigint
$$;--> statement-breakpoint
revoke all on function users_of_employee, own_address_of from public;--> statement-breakpoint
grant execute on function users_of_employee, own_address_of to app;--> statement-breakpoint
-- A request is an employee's own and nobody has decided about it; who of the office they are is noted, and stays so.
create function begin_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_argv[0] = 'office' then raise exception 'only employees ask' using errcode = '42501'; end if;
  if new."state" <> 'asked' or new."askedBy" <> new."employeeId" or num_nonnulls(new."found", new."decidedBy", new."decidedAt", new."note", new."objectId") > 0 then
    raise exception 'a request begins undecided' using errcode = '42501';
  end if;
  new."people" := array(select users_of_employee(new."tenantId", new."employeeId", new."askedAt"));
  return new;
end $$;--> statement-breakpoint
create trigger request_asked_by_office before insert on request for each row when (current_user = 'app') execute function begin_request('office');--> statement-breakpoint
create trigger request_asked before insert on request for each row when (current_user = 'app_own') execute function begin_request('own');--> statement-breakpoint
-- What was asked for is not changed, and is decided once: by the office under the name of who does it and by nobody who is the employee, or taken back by the employee.
create function refuse_own_decision() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old."state" <> 'asked' or (old."tenantId", old."kind", old."employeeId", old."patch", old."base", old."askedBy", old."askedAt", old."people")
      is distinct from (new."tenantId", new."kind", new."employeeId", new."patch", new."base", new."askedBy", new."askedAt", new."people") then
    raise exception 'a request is decided once, as it was asked' using errcode = '42501';
  end if;
  if tg_argv[0] = 'own' then
    if new."state" <> 'withdrawn' or num_nonnulls(new."found", new."decidedBy", new."note", new."objectId") > 0 then
      raise exception 'employees only take back' using errcode = '42501';
    end if;
    return new;
  end if;
  if new."state" not in ('approved', 'refused', 'applied', 'stale') or new."decidedBy" is distinct from nullif(current_setting('app.writer', true), '')::bigint then
    raise exception 'decided under another name' using errcode = '42501';
  end if;
  if new."decidedBy" = any(new."people") or new."decidedBy" in (select users_of_employee(new."tenantId", new."employeeId", least(new."askedAt", new."decidedAt"))) then
    raise exception 'nobody decides about what they asked for' using errcode = 'PA004';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger request_decided_by_another before update on request for each row when (current_user = 'app') execute function refuse_own_decision('office');--> statement-breakpoint
create trigger request_taken_back before update on request for each row when (current_user = 'app_own') execute function refuse_own_decision('own');
