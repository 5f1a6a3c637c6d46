-- index
CREATE INDEX "audit_line_by_employee" ON "audit_line" USING btree ("tenantId","employeeId","at","id") WHERE "employeeId" is not null;
