-- index
CREATE UNIQUE INDEX "attachment_of_company" ON "attachment" USING btree ("tenantId","id");
