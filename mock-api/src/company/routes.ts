import { routes } from '../http/routes.ts';
import { inactivity } from './inactivity.ts';
import { searchCompanies } from './search-companies.ts';
import { sectors } from './sectors.ts';
import { companyForRole, contactInfo, showCompany } from './show-company.ts';

export const companyRoutes = routes([companyForRole, contactInfo, inactivity, searchCompanies, sectors, showCompany]);
