import { routes } from '#core/http/routes.ts';
import { generateClosingCode } from './closing-code/generate-closing-code.ts';
import { getClosingCode } from './closing-code/get-closing-code.ts';
import { saveClosingCode } from './closing-code/save-closing-code.ts';
import { getContribution } from './contributions/get-contribution.ts';
import { getContributionHistory } from './contributions/get-contribution-history.ts';
import { updateContribution } from './contributions/update-contribution.ts';
import { deleteMinimumWage } from './law/delete-minimum-wage.ts';
import { deleteTaxSlabs } from './law/delete-tax-slabs.ts';
import { getMinimumWages } from './law/get-minimum-wages.ts';
import { getPublicHolidays } from './law/get-public-holidays.ts';
import { getTaxes } from './law/get-taxes.ts';
import { saveMinimumWage } from './law/save-minimum-wage.ts';
import { saveTaxSlabs } from './law/save-tax-slabs.ts';
import { createTenant } from './profile/create-tenant.ts';
import { deleteTenant } from './profile/delete-tenant.ts';
import { getAllTenants } from './profile/get-all-tenants.ts';
import { getContactInfo } from './profile/get-contact-info.ts';
import { getTenantByRoleId } from './profile/get-tenant-by-role-id.ts';
import { removeLogo } from './profile/remove-logo.ts';
import { searchTenants } from './profile/search-tenants.ts';
import { showTenant } from './profile/show-tenant.ts';
import { updateTenant } from './profile/update-tenant.ts';
import { uploadLogo } from './profile/upload-logo.ts';
import { getCompanySecurity } from './security/get-company-security.ts';
import { getInactivity } from './security/get-inactivity.ts';
import { saveInactivity } from './security/save-inactivity.ts';
import { updateCompanySecurity } from './security/update-company-security.ts';
import { getHealthInsurance } from './settings/get-health-insurance.ts';
import { getLeaveConfiguration } from './settings/get-leave-configuration.ts';
import { getMonthSettings } from './settings/get-month-settings.ts';
import { getOvertime } from './settings/get-overtime.ts';
import { getPayrollReadiness } from './settings/get-payroll-readiness.ts';
import { getSettingHistory } from './settings/get-setting-history.ts';
import { updateHealthInsurance } from './settings/update-health-insurance.ts';
import { updateMonthSettings } from './settings/update-month-settings.ts';
import { updateOvertime } from './settings/update-overtime.ts';

export const companyRoutes = routes([
  getContributionHistory,
  getContribution,
  updateContribution,
  deleteMinimumWage,
  deleteTaxSlabs,
  getMinimumWages,
  getPublicHolidays,
  getTaxes,
  saveMinimumWage,
  saveTaxSlabs,
  createTenant,
  deleteTenant,
  getAllTenants,
  getContactInfo,
  getTenantByRoleId,
  removeLogo,
  searchTenants,
  showTenant,
  updateTenant,
  uploadLogo,
  generateClosingCode,
  getClosingCode,
  getCompanySecurity,
  getInactivity,
  saveClosingCode,
  saveInactivity,
  updateCompanySecurity,
  getHealthInsurance,
  getLeaveConfiguration,
  getMonthSettings,
  getOvertime,
  getPayrollReadiness,
  getSettingHistory,
  updateHealthInsurance,
  updateMonthSettings,
  updateOvertime,
]);
