-- Every employee's terms of now, once for each day on which the pay had changed: before this, only the pay had dates.
insert into "employment_terms" (
  "tenantId", "employeeId", "validFrom", "salaryPaymentType", "baseCents", "pricePerHour", "employerTier", "employmentType", "noTaxes",
  "hasContributions", "contributePercentage", "employerContributePercentage", "workingHoursPerMonth", "healthInsurance",
  "healthInsurancePercentage", "familyMembers", "createdAt")
select e."tenantId", e."id", coalesce(b."validFrom", e."contractStarted", e."createdAt"::date), e."salaryPaymentType", coalesce(b."baseCents", 0), b."pricePerHour",
  e."employerTier", e."employmentType", e."noTaxes", e."hasContributions", e."contributePercentage", e."employerContributePercentage",
  e."workingHoursPerMonth", e."healthInsurance", e."healthInsurancePercentage",
  coalesce((
    select jsonb_agg(jsonb_build_object('familyMemberType', f."familyMemberType", 'members', f."members") order by f."familyMemberType")
    from "family_member" f where f."employeeId" = e."id"), '[]'::jsonb),
  coalesce(b."createdAt", e."createdAt")
from "employee" e left join "salary_base" b on b."employeeId" = e."id";
