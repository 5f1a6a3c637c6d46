import { routes } from '#core/http/routes.ts';
import { previewTaxSlabs } from '#payroll/what-if/preview-tax-slabs.ts';
import { previewTaxSlabsInCompany } from '#payroll/what-if/preview-tax-slabs-in-company.ts';
import { deleteMinimumWage } from './delete-minimum-wage.ts';
import { deletePublicHoliday } from './delete-public-holiday.ts';
import { deleteTaxSlabs } from './delete-tax-slabs.ts';
import { getMinimumWages } from './get-minimum-wages.ts';
import { getPublicHolidays } from './get-public-holidays.ts';
import { getTaxes } from './get-taxes.ts';
import { saveMinimumWage } from './save-minimum-wage.ts';
import { savePublicHolidays } from './save-public-holidays.ts';
import { saveTaxSlabs } from './save-tax-slabs.ts';

export const nationalRoutes = routes([
  getTaxes,
  saveTaxSlabs,
  deleteTaxSlabs,
  previewTaxSlabs,
  previewTaxSlabsInCompany,
  getMinimumWages,
  saveMinimumWage,
  deleteMinimumWage,
  getPublicHolidays,
  savePublicHolidays,
  deletePublicHoliday,
]);
