import { routes } from '#core/http/routes.ts';
import { createTenant } from './create-tenant.ts';
import { deleteTenant } from './delete-tenant.ts';
import { getAllTenants } from './get-all-tenants.ts';
import { getContactInfo } from './get-contact-info.ts';
import { getPayrollReadiness } from './get-payroll-readiness.ts';
import { getTenantByRoleId } from './get-tenant-by-role-id.ts';
import { removeLogo } from './remove-logo.ts';
import { searchTenants } from './search-tenants.ts';
import { showTenant } from './show-tenant.ts';
import { updateTenant } from './update-tenant.ts';
import { uploadLogo } from './upload-logo.ts';

export const companyRoutes = routes([
  createTenant,
  getAllTenants,
  updateTenant,
  getTenantByRoleId,
  getContactInfo,
  getPayrollReadiness,
  deleteTenant,
  removeLogo,
  searchTenants,
  showTenant,
  uploadLogo,
]);
