import { routes } from '#core/http/routes.ts';
import { deleteAccountLink } from './accounts/delete-account-link.ts';
import { getAccountLinks } from './accounts/get-account-links.ts';
import { getAccountProposals } from './accounts/get-account-proposals.ts';
import { getPaymentAccount } from './accounts/get-payment-account.ts';
import { getPayrollAccounts } from './accounts/get-payroll-accounts.ts';
import { getServiceAccounts } from './accounts/get-service-accounts.ts';
import { getServiceItems } from './accounts/get-service-items.ts';
import { refreshServiceAccounts } from './accounts/refresh-service-accounts.ts';
import { saveAccounts } from './accounts/save-accounts.ts';
import { disconnectService } from './connection/disconnect-service.ts';
import { exchangeAccessToken } from './connection/exchange-access-token.ts';
import { getAuthorizationUrl } from './connection/get-authorization-url.ts';
import { getServiceConnection } from './connection/get-service-connection.ts';
import { saveServiceClient } from './connection/save-service-client.ts';
import { getUnsyncedEmployees } from './parties/get-unsynced-employees.ts';
import { importProjects } from './parties/import-projects.ts';
import { sendEmployees } from './parties/send-employees.ts';
import { sendProjects } from './parties/send-projects.ts';
import { checkPostings } from './posting/check-postings.ts';
import { getPostings } from './posting/get-postings.ts';
import { previewPosting } from './posting/preview-posting.ts';
import { synchronizeSalaries } from './posting/synchronize-salaries.ts';

export const bookkeepingRoutes = routes([
  getServiceConnection,
  saveServiceClient,
  getAuthorizationUrl,
  exchangeAccessToken,
  disconnectService,
  getPayrollAccounts,
  getAccountLinks,
  getAccountProposals,
  deleteAccountLink,
  getPaymentAccount,
  saveAccounts,
  refreshServiceAccounts,
  getServiceAccounts,
  getServiceItems,
  sendProjects,
  importProjects,
  sendEmployees,
  getUnsyncedEmployees,
  synchronizeSalaries,
  previewPosting,
  getPostings,
  checkPostings,
]);
