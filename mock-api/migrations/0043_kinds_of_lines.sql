-- constrain, served from 0035
ALTER TABLE "recurring_line" DROP CONSTRAINT IF EXISTS "recurring_line_kindId_of_company",
  ADD CONSTRAINT "recurring_line_kindId_of_company" FOREIGN KEY ("tenantId","kindId") REFERENCES "public"."pay_kind"("tenantId","id") NOT VALID;