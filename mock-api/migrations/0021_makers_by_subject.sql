DROP INDEX "approval_maker_open";--> statement-breakpoint
DROP INDEX "approval_maker_of_employee";--> statement-breakpoint
CREATE INDEX "approval_maker_by" ON "approval_maker" USING btree ("makerId","at") WHERE "coveredBy" is null;--> statement-breakpoint
CREATE INDEX "approval_maker_about" ON "approval_maker" USING btree ("employeeId") WHERE "coveredBy" is null;--> statement-breakpoint
-- Each subject is looked up by itself: a join of the subjects with the open rows was planned for a table without statistics and read every open row of the company
-- for each row written, which made a thousand imported people cost twice what they should.
create or replace function note_makers(company bigint, what text, subjects text[], employees bigint[], froms integer[], tos integer[], befores text[], afters text[], paid boolean)
returns void language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
  restored text[];
  firsts bigint[];
begin
  if who is null or cardinality(subjects) = 0 then return; end if;
  select coalesce(array_agg(c.subject), '{}'), array_agg(back."first") into restored, firsts
  from unnest(subjects, afters) c(subject, after) cross join lateral (
    select min(m."id") as "first" from approval_maker m
    where m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null and m."was" = c.after
  ) back
  where back."first" is not null;
  if cardinality(restored) > 0 then
    delete from approval_maker m using unnest(restored, firsts) back(subject, "first")
    where m."tenantId" = company and m."kind" = what and m."subject" = back.subject and m."coveredBy" is null and m."id" >= back."first";
  end if;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "toMonth", "makerId", "at", "was", "untilPaid")
  select company, what, c.subject, c.employee, c."from", c."to", who, noted_at(), case when c.subject <> all(restored) then c.before else still."was" end, paid
  from unnest(subjects, employees, froms, tos, befores) c(subject, employee, "from", "to", before) cross join lateral (
    select max(m."id") as "last", (array_agg(m."was" order by m."id" desc))[1] as "was",
      coalesce(bool_or(m."makerId" = who and m."fromMonth" <= c."from" and (m."toMonth" is null or m."toMonth" >= c."to")), false) as "noted"
    from approval_maker m
    where m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null
  ) still
  where not still."noted" and (c.subject <> all(restored) or still."last" is not null);
end $$;
--> statement-breakpoint
alter function note_terms set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function note_new_employees set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function note_changed_employees set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function note_leaves set plan_cache_mode = force_generic_plan;
