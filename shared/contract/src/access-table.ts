import type { CallName } from './all.ts';
import { RoleId } from './shapes.ts';

/**
 * What a session must have reached before a call, each level holding the ones before it: nothing, the ticket of a right password
 * while the second step is due, signed in without the licence agreement, signed in, signed in with exactly one company named.
 */
export const SESSION_LEVELS = ['none', 'ticket', 'notAgreed', 'signedIn', 'company'] as const;
export type SessionLevel = (typeof SESSION_LEVELS)[number];

/** Who may make a call. `roles` counts from the level `signedIn` on. */
export type Access = { level: SessionLevel; roles: readonly RoleId[] };

const { superAdmin, companyAdmin, companyManager, companyUser } = RoleId;
const everyRole: readonly RoleId[] = [superAdmin, companyAdmin, companyManager, companyUser];
const editors: readonly RoleId[] = [superAdmin, companyAdmin, companyManager];

const open: Access = { level: 'none', roles: everyRole };
const withTicket: Access = { level: 'ticket', roles: everyRole };
const notAgreed: Access = { level: 'notAgreed', roles: everyRole };
const signedIn: Access = { level: 'signedIn', roles: everyRole };
const signedInEditor: Access = { level: 'signedIn', roles: editors };
const superAdminOnly: Access = { level: 'signedIn', roles: [superAdmin] };
const inCompany: Access = { level: 'company', roles: everyRole };
const editorInCompany: Access = { level: 'company', roles: editors };
const superAdminInCompany: Access = { level: 'company', roles: [superAdmin] };

/** Who may call what: the one table that the server enforces, the screens hide by, and the matrix test walks. Source: the decisions on session levels and roles. */
export const accessTable = {
  // access
  login: open,
  forgotPassword: open,
  resetPassword: open,
  verifyResetPassword: open,
  requiresTwoFactor: withTicket,
  confirmTwoFactorCode: withTicket,
  sendTwoFactorCode: withTicket,
  logout: withTicket,
  acceptTerms: notAgreed,
  getAuthUser: notAgreed,
  getLanguage: notAgreed,
  updateSelectedLanguage: notAgreed,
  refreshToken: signedIn,
  chooseCompany: signedIn,
  getLoginTenants: signedIn,
  changePassword: signedIn,
  getUserById: signedIn,
  getUserByEmail: signedIn,
  updateUserStatus: signedInEditor,
  getPasswordRules: signedIn,
  getTwoFactor: signedIn,
  updateTwoFactor: signedIn,
  getTrustedDevices: signedIn,
  forgetTrustedDevice: signedIn,
  authenticateCode: inCompany,
  globalSearch: inCompany,
  // administration: companies and users
  createTenant: superAdminOnly,
  getAllTenants: superAdminOnly,
  searchTenants: superAdminOnly,
  updateTenant: superAdminInCompany,
  deleteTenant: superAdminInCompany,
  getTenantByRoleId: inCompany,
  showTenant: inCompany,
  getContactInfo: inCompany,
  uploadLogo: editorInCompany,
  getCompanySecurity: inCompany,
  updateCompanySecurity: editorInCompany,
  getAllUsers: superAdminOnly,
  getUserList: signedIn,
  getAllUsersByTenantId: inCompany,
  createAdmin: { level: 'signedIn', roles: [superAdmin, companyAdmin] },
  createUser: signedInEditor,
  updateAdmin: signedInEditor,
  deleteUser: signedInEditor,
  // administration: settings
  getTaxes: signedIn,
  saveTaxSlabs: superAdminOnly,
  getContribution: inCompany,
  updateContribution: superAdminInCompany,
  getOvertime: inCompany,
  updateOvertime: editorInCompany,
  getLeaveConfiguration: inCompany,
  updateLeaveConfiguration: editorInCompany,
  getHealthInsurance: inCompany,
  updateHealthInsurance: editorInCompany,
  getMonthSettings: inCompany,
  updateMonthSettings: editorInCompany,
  getSettingHistory: inCompany,
  getSectors: inCompany,
  createSector: editorInCompany,
  updateSector: editorInCompany,
  deleteSector: editorInCompany,
  getClosingCode: inCompany,
  generateClosingCode: editorInCompany,
  saveClosingCode: editorInCompany,
  getInactivity: inCompany,
  saveInactivity: editorInCompany,
  getBackup: inCompany,
  requestBackup: editorInCompany,
  getAuditsByTenantId: { level: 'company', roles: [companyAdmin] },
  getAuditsByAuth: { level: 'signedIn', roles: [companyManager, companyUser] },
  getAuditsByUserId: superAdminOnly,
  getProjects: inCompany,
  getProject: inCompany,
  saveProject: editorInCompany,
  deleteProject: editorInCompany,
  // documents
  createDocument: inCompany,
  getDocuments: inCompany,
  getDocumentPath: inCompany,
  updateDocument: inCompany,
  deleteDocuments: inCompany,
  sendDocument: inCompany,
  // employees
  getEmployee: inCompany,
  createEmployee: inCompany,
  updateEmployee: inCompany,
  deleteEmployee: inCompany,
  deleteEmployeeProject: inCompany,
  getInitialBrutto: inCompany,
  getUpcomingBirthdays: inCompany,
  getContractsByExpirationDate: inCompany,
  getEmployeesByTenantIdAndFilter: inCompany,
  getEmployeesByStatus: inCompany,
  getEmployeesByStatusCount: inCompany,
  getActiveEmployees: inCompany,
  exportEmployees: inCompany,
  uploadAttachment: inCompany,
  removeAttachment: inCompany,
  previewImport: inCompany,
  downloadImportTemplate: inCompany,
  // payroll
  calculateSalary: inCompany,
  getSalaries: inCompany,
  getSalaryTotals: inCompany,
  generateSalaries: inCompany,
  hasSalaries: inCompany,
  updateSalary: inCompany,
  explainSalary: inCompany,
  exportSalaries: inCompany,
  getPayslip: inCompany,
  getPayslipPdf: inCompany,
  getSalariesTillNow: inCompany,
  getAverageSalary: inCompany,
  getGeneralValues: inCompany,
  sendPayslipToEmail: inCompany,
  sendContractToEmail: inCompany,
  closePeriod: inCompany,
  reopenPeriod: inCompany,
  // vacations
  getUpcomingVacations: inCompany,
  getVacationEmployees: inCompany,
  getVacationCalendar: inCompany,
  getVacationTypes: inCompany,
  getEmployeeVacations: inCompany,
  storeVacation: inCompany,
  updateVacation: inCompany,
  deleteVacation: inCompany,
  // reports
  getPaymentOrder: inCompany,
  exportPaymentOrder: inCompany,
  getPaymentOrderPdf: inCompany,
  sendPaymentOrder: inCompany,
  getStatistics: inCompany,
  getStatisticsPdf: inCompany,
  getStatisticsExcel: inCompany,
  sendContributions: inCompany,
  sendStatistics: inCompany,
  getAnnualSalary: inCompany,
  exportAnnualSalary: inCompany,
  getAnnualSalaryPdf: inCompany,
  sendAnnualSalary: inCompany,
  getMonthlySalary: inCompany,
  exportMonthlySalary: inCompany,
  getMonthlySalaryPdf: inCompany,
  sendMonthlySalary: inCompany,
  getTenantCertificate: inCompany,
  getEmployeeCertificate: inCompany,
  getCertificatePdf: inCompany,
  exportCertificate: inCompany,
  sendCertificate: inCompany,
  getVacationList: inCompany,
  getVacationListPdf: inCompany,
  exportVacationList: inCompany,
  sendVacationList: inCompany,
  exportElectronicDeclaration: inCompany,
  getElectronicDeclaration: inCompany,
  // notifications
  getNotifications: inCompany,
  getNewestNotifications: inCompany,
  readNotification: inCompany,
  readAllNotifications: inCompany,
  // bookkeeping
  getPayrollAccounts: inCompany,
  getAccountLinks: inCompany,
  deleteAccountLink: editorInCompany,
  getPaymentAccount: inCompany,
  saveAccounts: editorInCompany,
  exchangeAccessToken: editorInCompany,
  getAuthorizationUrl: editorInCompany,
  refreshServiceAccounts: editorInCompany,
  getServiceAccounts: inCompany,
  getServiceItems: inCompany,
  sendProjects: editorInCompany,
  importProjects: editorInCompany,
  sendEmployees: inCompany,
  getUnsyncedEmployees: inCompany,
  synchronizeSalaries: inCompany,
  // the server itself
  getHealth: open,
  getSetupState: open,
  makeFirstAdmin: open,
  getOutbox: superAdminOnly,
  getOutboxMail: superAdminOnly,
} as const satisfies Record<CallName, Access>;

export type { CallName } from './all.ts';
