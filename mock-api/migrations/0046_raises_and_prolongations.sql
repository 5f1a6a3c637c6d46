-- expand
CREATE TABLE "contract_prolongation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_prolongation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"ended" date NOT NULL,
	"until" date NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"undoneBy" bigint,
	"undoneAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contract_prolongation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pay_raise" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_raise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"unit" text NOT NULL,
	"oldPay" numeric(12, 4) NOT NULL,
	"newPay" numeric(12, 4) NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"undoneBy" bigint,
	"undoneAt" timestamp with time zone,
	CONSTRAINT "pay_raise_not_negative" CHECK ("oldPay" >= 0 and "newPay" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pay_raise" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_prolongation" ADD CONSTRAINT "contract_prolongation_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prolongation" ADD CONSTRAINT "contract_prolongation_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_raise" ADD CONSTRAINT "pay_raise_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_raise" ADD CONSTRAINT "pay_raise_employeeId_of_company" FOREIGN KEY ("tenantId","employeeId") REFERENCES "public"."employee"("tenantId","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_prolongation_of_employee" ON "contract_prolongation" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE INDEX "pay_raise_of_employee" ON "pay_raise" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE POLICY "contract_prolongation_of_company" ON "contract_prolongation" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "pay_raise_of_company" ON "pay_raise" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));