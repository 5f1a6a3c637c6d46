-- validate
ALTER TABLE "recurring_line" VALIDATE CONSTRAINT "recurring_line_kindId_of_company";