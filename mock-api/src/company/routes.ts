import { routes } from '#core/http/routes.ts';
import { generateClosingCode } from './closing-code/generate-closing-code.ts';
import { getClosingCode } from './closing-code/get-closing-code.ts';
import { saveClosingCode } from './closing-code/save-closing-code.ts';
import { contributions } from './contributions/calls.ts';
import { getContribution } from './contributions/get-contribution.ts';
import { minimumWages, wageTaxes } from './law/calls.ts';
import { getPublicHolidays } from './law/get-public-holidays.ts';
import { getPayKinds } from './pay-kinds/get-pay-kinds.ts';
import { savePayKind } from './pay-kinds/save-pay-kind.ts';
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
import { settingHandlers } from './settings/calls.ts';
import { getPayrollReadiness } from './settings/get-payroll-readiness.ts';
import { getSettingHistory } from './settings/get-setting-history.ts';

export const companyRoutes = routes([
  ...contributions,
  getContribution,
  ...wageTaxes,
  ...minimumWages,
  getPublicHolidays,
  getPayKinds,
  savePayKind,
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
  ...settingHandlers,
  getPayrollReadiness,
  getSettingHistory,
]);
