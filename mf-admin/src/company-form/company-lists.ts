import {
  getAllTenants,
  getContactInfo,
  getTenantByRoleId,
  searchTenants,
} from '@paga/contract/company/profile';

/** What is stale once a company was added, changed or deleted. */
export const companyLists = [getAllTenants, getContactInfo, getTenantByRoleId, searchTenants] as const;
