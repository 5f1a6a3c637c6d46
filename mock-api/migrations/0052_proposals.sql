-- expand
CREATE TABLE "request_maker" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_maker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"makerId" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_maker_kind" CHECK ("kind" in ('invited', 'email'))
);
--> statement-breakpoint
ALTER TABLE "request_maker" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request_stop" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_stop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"requestId" bigint NOT NULL,
	"tokenHash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_stop" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_type";--> statement-breakpoint
ALTER TABLE "request_maker" ADD CONSTRAINT "request_maker_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stop" ADD CONSTRAINT "request_stop_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stop" ADD CONSTRAINT "request_stop_requestId_of_company" FOREIGN KEY ("tenantId","requestId") REFERENCES "public"."request"("tenantId","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_maker_of_employee" ON "request_maker" USING btree ("tenantId","employeeId","at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_stop_token" ON "request_stop" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "request_stop_of_request" ON "request_stop" USING btree ("tenantId","requestId");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation', 'leaveAsked', 'questionAsked', 'ownDataAsked', 'bankAccountAsked', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed', 'paymentLate', 'declarationLate', 'taxesDue', 'taxesLate', 'monthPaid', 'monthDeclared', 'mailFailed', 'backupFailed'));--> statement-breakpoint
CREATE POLICY "request_maker_of_company" ON "request_maker" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
-- Who counts as a maker of what an employee proposes: who invited them or changed their e-mail from 30 days before on, and who is one with them.
create function makers_of_employee(of_company bigint, of_employee bigint, since timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select t."person" from people_tied(array(
    select m."makerId" from request_maker m where m."tenantId" = of_company and m."employeeId" = of_employee and m."at" > since - interval '30 days'
    union
    select k."invitedBy" from own_link k where k."tenantId" = of_company and k."employeeId" = of_employee and k."invitedAt" > since - interval '30 days' and k."invitedBy" is not null), since) t
  where of_company = nullif(current_setting('app.company', true), '')::bigint
$$;--> statement-breakpoint
-- Whether nobody else works in an office that asks for no second person.
create function alone_in_office(of_company bigint, who bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select not t."signOffRequired" from tenant t where t."id" = of_company), false) and not exists (
    select 1 from app_user u join user_company l on l."userId" = u."id" and l."tenantId" = of_company
    where u."status" = 1 and u."deletedAt" is null and u."roleId" <> 1 and u."id" <> who)
    and of_company = nullif(current_setting('app.company', true), '')::bigint
$$;--> statement-breakpoint
-- From when on an employee can propose another account: 7 days after they joined, after another address of theirs was confirmed, and after somebody who reads one stopped a proposal.
create function account_open_from(of_company bigint, of_employee bigint) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select greatest(k."joinedAt", (select max(a."confirmedAt") from own_address a where a."accountId" = k."accountId"),
    (select max(r."decidedAt") from request r where r."tenantId" = of_company and r."employeeId" = of_employee and r."state" = 'stopped')) + interval '7 days'
  from own_link k where k."tenantId" = of_company and k."employeeId" = of_employee and k."state" = 'joined'
    and of_company = nullif(current_setting('app.company', true), '')::bigint
    and of_employee = coalesce(nullif(current_setting('app.employee', true), '')::bigint, of_employee)
$$;--> statement-breakpoint
-- Every address that was the person's within 90 days: of the account that has joined here, and of accounts whose page here was ended since.
create function own_addresses_of(of_company bigint, of_employee bigint, at timestamptz) returns table ("address" text, "language" smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct on (lower(x."address")) x."address", x."language" from (
    select d."address", a."language" from own_link k join own_account a on a."id" = k."accountId"
      cross join lateral (select a."address" union all select o."address" from own_address o where o."accountId" = a."id" and coalesce(o."replacedAt", 'infinity') > at - interval '90 days') d
    where k."tenantId" = of_company and k."employeeId" = of_employee and k."joinedAt" is not null and coalesce(k."endedAt", 'infinity') > at - interval '90 days') x
  where x."address" is not null and of_company = nullif(current_setting('app.company', true), '')::bigint
    and of_employee = coalesce(nullif(current_setting('app.employee', true), '')::bigint, of_employee)
  order by lower(x."address")
$$;--> statement-breakpoint
-- Mails a proposal of the person whose page it is to one of their addresses, with the secret that stops it. The role of own pages writes no other mail.
create function mail_proposal(of_request bigint, recipient text, token text, subject text, plain text, html text, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := nullif(current_setting('app.company', true), '')::bigint;
  person bigint := nullif(current_setting('app.employee', true), '')::bigint;
begin
  if not exists (select 1 from request r where r."tenantId" = company and r."id" = of_request and r."employeeId" = person and r."kind" = 'bankAccount' and r."state" = 'asked')
    or not exists (select 1 from own_addresses_of(company, person, at) a where a."address" = recipient) then
    raise exception 'no proposal of theirs, or no address' using errcode = '42501';
  end if;
  insert into request_stop ("tenantId", "requestId", "tokenHash") values (company, of_request, token);
  insert into outbox_mail ("tenantId", "dedupe", "recipient", "subject", "textBody", "htmlBody", "nextTryAt", "createdAt")
  values (company, 'accountProposed:' || of_request || ':' || lower(recipient), recipient, subject, plain, html, at, at);
end $$;--> statement-breakpoint
-- Stops the proposal that a secret is about, if it still waits. No row: a secret of nothing.
create function stop_proposal(token text, at timestamptz) returns table ("requestId" bigint, "tenantId" bigint, "employeeId" bigint, "company" text, "employee" text, "state" text, "stopped" boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hit record;
  done boolean;
begin
  select s."requestId" as request, s."tenantId" as tenant into hit from request_stop s where s."tokenHash" = token;
  if not found then return; end if;
  update request r set "state" = 'stopped', "decidedAt" = at where r."tenantId" = hit.tenant and r."id" = hit.request and r."state" = 'asked';
  done := found;
  return query select r."id", r."tenantId", r."employeeId", t."name", e."firstName" || ' ' || e."lastName", r."state", done
  from request r join tenant t on t."id" = r."tenantId" join employee e on e."tenantId" = r."tenantId" and e."id" = r."employeeId"
  where r."tenantId" = hit.tenant and r."id" = hit.request;
end $$;--> statement-breakpoint
revoke all on function makers_of_employee, alone_in_office, account_open_from, own_addresses_of, mail_proposal, stop_proposal from public;--> statement-breakpoint
grant execute on function makers_of_employee, alone_in_office to app;--> statement-breakpoint
grant execute on function account_open_from, own_addresses_of, mail_proposal to app_own;--> statement-breakpoint
grant execute on function stop_proposal to app_access;
