UPDATE "tax_table" SET "source" = 'Ligji për tatimin në të ardhurat personale, sot 05/L-028' WHERE "source" = 'Ligji 03/L-115 për tatimin në të ardhurat personale, sot 05/L-028';
