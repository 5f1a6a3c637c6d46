import type { CallName } from './all.ts';
import { CompanyStatus } from './core/shapes.ts';

/** Writes that are made about a suspended or expired company all the same: read marks, and role 1's own, which open it again. */
export const EVEN_WHEN_CLOSED: readonly CallName[] = ['readNotification', 'readAllNotifications', 'updateTenant', 'deleteTenant'];

/**
 * Every other write inside one company: a suspended or expired one answers it with `COMPANY_READ_ONLY`, and screens do not offer it there. They
 * do not carry the declarations of all calls, so the names stand here; a test compares them. Source: the decisions on companies.
 */
const REFUSED_WHEN_CLOSED: ReadonlySet<string> = new Set<CallName>([
  'acceptSalaryWarnings',
  'authenticateCode',
  'carryOverWhatIf',
  'changeEmployees',
  'changeImportedEmployee',
  'checkPostings',
  'closePeriod',
  'createDocument',
  'createEmployee',
  'createSector',
  'createWhatIf',
  'deleteAccountLink',
  'deleteDocuments',
  'deleteEmployee',
  'deleteEmployeeProject',
  'deleteProject',
  'deleteSector',
  'deleteVacation',
  'deleteWhatIf',
  'disconnectService',
  'exchangeAccessToken',
  'fillDocument',
  'generateSalaries',
  'importProjects',
  'markClosing',
  'markContract',
  'refreshServiceAccounts',
  'removeAttachment',
  'removeLogo',
  'removePhoto',
  'reopenPeriod',
  'requestBackup',
  'restoreEmployees',
  'saveAccounts',
  'saveClosingCode',
  'saveInactivity',
  'savePreference',
  'saveProject',
  'saveServiceClient',
  'sendAnnualSalary',
  'sendCertificate',
  'sendContractToEmail',
  'sendContributions',
  'sendDocument',
  'sendEmployees',
  'sendMonthlySalary',
  'sendPaymentOrder',
  'sendPayslipToEmail',
  'sendProjects',
  'sendStatistics',
  'sendVacationList',
  'startImport',
  'storeVacation',
  'synchronizeSalaries',
  'takeMarkBack',
  'undoImport',
  'updateCompanySecurity',
  'updateContribution',
  'updateDocument',
  'updateEmployee',
  'updateHealthInsurance',
  'updateLeaveConfiguration',
  'updateMonthSettings',
  'updateOvertime',
  'updatePaymentDate',
  'updateSalaries',
  'updateSalary',
  'updateSector',
  'updateVacation',
  'updateWhatIf',
  'uploadAttachment',
  'uploadLogo',
  'uploadPhoto',
  'withdrawAcceptance',
]);

/** Whether a company of this status (as the server tells it, a past `expirationDate` included) is read only. */
export function isClosedCompany(status: number): boolean {
  return status === CompanyStatus.suspended || status === CompanyStatus.expired;
}

/** Whether a closed company refuses the call. Unknown names: no. */
export function refusedWhenClosed(call: string): boolean {
  return REFUSED_WHEN_CLOSED.has(call);
}
