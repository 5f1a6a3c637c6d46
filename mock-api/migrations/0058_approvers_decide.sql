-- contract, served from 0035
ALTER TABLE "request" DROP CONSTRAINT "request_decided_by_somebody";--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_decided_by_somebody" CHECK (num_nonnulls("decidedBy", "decidedByEmployee") = case when "state" in ('asked', 'withdrawn', 'stopped') then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_decidedByEmployee_of_company" FOREIGN KEY ("tenantId","decidedByEmployee") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Where somebody is named who decides about the leave of an employee, nobody else does; an employee who does is the one whose page it is, and no one person with who asked.
create function refuse_other_approver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new."decidedByEmployee" is null then
    if new."kind" = 'leave' and new."decidedBy" is not null and not leave_is_for(new."tenantId", new."employeeId", new."decidedBy", new."decidedAt") then
      raise exception 'somebody else is named who decides about this leave' using errcode = 'PA010';
    end if;
    return new;
  end if;
  if new."kind" <> 'leave' or new."decidedByEmployee" is distinct from nullif(current_setting('app.employee', true), '')::bigint
      or not exists (select 1 from leave_deciders(new."tenantId", new."employeeId", new."decidedAt") d where d."employeeId" = new."decidedByEmployee") then
    raise exception 'decided by an employee who is not named' using errcode = '42501';
  end if;
  if exists (select users_of_employee(new."tenantId", new."decidedByEmployee", new."askedAt") intersect select unnest(new."people")) then
    raise exception 'nobody decides about what they asked for' using errcode = 'PA004';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger request_decided_by_approver before update on request for each row when (current_user = 'app') execute function refuse_other_approver();
