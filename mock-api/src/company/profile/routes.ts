import { routes } from '#core/http/routes.ts';
import { allCompanies } from './all-companies.ts';
import { addCompany } from './create-tenant.ts';
import { removeCompany } from './delete-tenant.ts';
import { payrollReadiness } from './payroll-readiness.ts';
import { searchCompanies } from './search-companies.ts';
import { companyForRole, contactInfo, showCompany } from './show-company.ts';
import { changeCompany } from './update-tenant.ts';
import { removeLogo, uploadLogo } from './upload-logo.ts';

export const companyRoutes = routes([
  addCompany,
  allCompanies,
  changeCompany,
  companyForRole,
  contactInfo,
  payrollReadiness,
  removeCompany,
  removeLogo,
  searchCompanies,
  showCompany,
  uploadLogo,
]);
