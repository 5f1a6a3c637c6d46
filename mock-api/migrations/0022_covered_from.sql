ALTER TABLE "approval_maker" ADD COLUMN "coveredFrom" integer;--> statement-breakpoint
CREATE INDEX "approval_maker_covered_from" ON "approval_maker" USING btree ("tenantId","coveredFrom") WHERE "coveredFrom" is not null;--> statement-breakpoint
-- What is part of several months is covered by a decision from its month on: who signs November has seen what a line from October takes in November, not what it
-- takes in October, and October may be paid after it. An account is one for all months.
create or replace function makers_of(company bigint, month integer, period bigint) returns setof approval_maker language sql stable as $$
  select m.* from (
    select o.* from approval_maker o where o."tenantId" = company and o."coveredBy" is null
    union all
    select l.* from approval_maker l where l."tenantId" = company and l."coveredFrom" > month) m
  where m."fromMonth" <= month and (m."toMonth" is null or m."toMonth" >= month)
    and (m."employeeId" is null or case
      when period is null then exists (select 1 from employee e where e."id" = m."employeeId" and e."deletedAt" is null)
      else exists (select 1 from salary s where s."tenantId" = company and s."periodId" = period and s."employeeId" = m."employeeId") end)
$$;--> statement-breakpoint
create or replace function cover_makers(company bigint, period bigint, decision text) returns void language sql security definer set search_path = public, pg_temp as $$
  update approval_maker c set "coveredBy" = decision, "coveredFrom" = case when not c."untilPaid" then p."year" * 12 + p."month" end
  from salary_period p, makers_of(company, p."year" * 12 + p."month", p."id") m
  where p."id" = period and c."id" = m."id" and c."coveredBy" is null and (not m."untilPaid" or exists (
    select 1 from salary s where s."tenantId" = company and s."periodId" = period and s."employeeId" = m."employeeId" and s."netto" > 0))
$$;--> statement-breakpoint
create or replace function uncover_by_reopening() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update approval_maker set "coveredBy" = null, "coveredFrom" = null where "tenantId" = new."tenantId" and "coveredBy" = 'closing ' || new."id";
  delete from salary_acceptance where "tenantId" = new."tenantId" and "periodId" = new."periodId" and "withSignOff";
  return null;
end $$;
