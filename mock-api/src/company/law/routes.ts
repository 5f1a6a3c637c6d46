import { routes } from '#core/http/routes.ts';
import { runPreviewInCompany, runPreviewTaxSlabs } from '#payroll/what-if/preview-taxes.ts';
import { readPublicHolidays } from './get-public-holidays.ts';
import { readTaxes } from './get-taxes.ts';
import { readMinimumWages, runDeleteMinimumWage, runSaveMinimumWage } from './minimum-wages.ts';
import { runDeletePublicHoliday, runSavePublicHolidays } from './save-public-holidays.ts';
import { runDeleteTaxSlabs, runSaveTaxSlabs } from './save-tax-slabs.ts';

export const nationalRoutes = routes([
  readTaxes,
  runSaveTaxSlabs,
  runDeleteTaxSlabs,
  runPreviewTaxSlabs,
  runPreviewInCompany,
  readMinimumWages,
  runSaveMinimumWage,
  runDeleteMinimumWage,
  readPublicHolidays,
  runSavePublicHolidays,
  runDeletePublicHoliday,
]);
