// Written by `pnpm check:wire --write` from the comparison of the calls with those of before.

/** The number of each area of the wire: it rises when a page and a server of two states do not fit in all its calls. */
export const WIRE_AREAS: Readonly<Record<string, number>> = {
  core: 7,
  identity: 5,
  remotes: 5,
  company: 1,
  approvals: 1,
  months: 1,
  projects: 1,
  employees: 3,
  leave: 2,
  requests: 1,
  payroll: 2,
  documents: 2,
  notifications: 4,
  reports: 2,
  bookkeeping: 1,
  filing: 2,
  backup: 2,
  own: 2,
};

/**
 * The numbers at which a call changed so that an older page does not work on a newer server (`oldClient`), or a newer page on an older one (`newClient`).
 */
export const WIRE_CHANGES: Readonly<
  Record<string, { readonly oldClient?: readonly number[]; readonly newClient?: readonly number[] }>
> = {
  acceptSalaryWarnings: {
    newClient: [2],
  },
  acceptTerms: {
    newClient: [2],
  },
  addAuthenticator: {
    newClient: [3, 4],
  },
  addStarterDocument: {
    newClient: [2],
  },
  changeTaskDay: {
    newClient: [2],
  },
  checkDocument: {
    oldClient: [2],
  },
  chooseCompany: {
    newClient: [2],
  },
  confirmAuthenticatorCode: {
    newClient: [3, 4],
  },
  confirmRecoveryCode: {
    newClient: [3, 4],
  },
  endEmployment: {
    newClient: [3],
  },
  endRemoteToken: {
    newClient: [4],
  },
  exportAnnualSalary: {
    newClient: [2],
  },
  exportAuditLog: {
    newClient: [3],
  },
  exportBankArchive: {
    newClient: [2],
  },
  exportVacationList: {
    newClient: [2],
  },
  getAnnualSalaryPdf: {
    newClient: [2],
  },
  getAuditsByAuth: {
    newClient: [3],
  },
  getAuditsByTenantId: {
    newClient: [3],
  },
  getAuditsByUserId: {
    newClient: [3],
  },
  getAuthUser: {
    newClient: [2],
  },
  getAuthenticator: {
    newClient: [3, 4],
  },
  getBackupSchedule: {
    newClient: [2],
  },
  getDeclarationCheck: {
    newClient: [2],
  },
  getEndOfEmployment: {
    newClient: [3],
  },
  getHealth: {
    oldClient: [5],
  },
  getJobs: {
    oldClient: [4, 5, 6],
    newClient: [2],
  },
  getLoginTenants: {
    newClient: [2],
  },
  getMonthTasks: {
    newClient: [2],
  },
  getNewestNotifications: {
    oldClient: [3, 4],
    newClient: [2],
  },
  getNotifications: {
    oldClient: [3, 4],
    newClient: [2],
  },
  getOwnCertificate: {
    newClient: [2],
  },
  getOwnHome: {
    newClient: [2],
  },
  getOwnLeave: {
    newClient: [2],
  },
  getOwnPayslip: {
    newClient: [2],
  },
  getOwnPayslipPdf: {
    newClient: [2],
  },
  getOwnPayslips: {
    newClient: [2],
  },
  getPublished: {
    newClient: [4, 5],
  },
  getRegistryMoves: {
    newClient: [5],
  },
  getRegistryState: {
    newClient: [3],
  },
  getRemoteMoves: {
    oldClient: [5],
    newClient: [4, 5],
  },
  getRemoteTokens: {
    newClient: [4],
  },
  getRemotes: {
    oldClient: [3],
    newClient: [2, 5],
  },
  getRestore: {
    newClient: [7],
  },
  getSalaryChecks: {
    oldClient: [2],
  },
  getSalaryGrant: {
    newClient: [5],
  },
  getSearchPeople: {
    newClient: [2],
  },
  getTaskConfirmationFile: {
    newClient: [2],
  },
  getVacationListPdf: {
    newClient: [2],
  },
  login: {
    newClient: [2],
  },
  loginByPasskey: {
    newClient: [3, 4],
  },
  makeRemoteToken: {
    newClient: [4],
  },
  markTasks: {
    newClient: [2],
  },
  moveRegistryBack: {
    newClient: [5],
  },
  moveRemoteBack: {
    newClient: [4, 5],
  },
  previewEndOfEmployment: {
    newClient: [3],
  },
  previewOwnLeave: {
    newClient: [2],
  },
  promoteCanary: {
    newClient: [5],
  },
  promotePublished: {
    newClient: [5],
  },
  publishRemote: {
    newClient: [4, 5],
  },
  readNotification: {
    oldClient: [3, 4],
  },
  releaseRestore: {
    newClient: [7],
  },
  removeAuthenticator: {
    newClient: [3, 4],
  },
  renewRecoveryCodes: {
    newClient: [3, 4],
  },
  reportFailure: {
    newClient: [3],
  },
  saveBackupSchedule: {
    newClient: [2],
  },
  saveOwnPageSettings: {
    newClient: [2],
  },
  saveTaskConfirmation: {
    newClient: [2],
  },
  signOffMonth: {
    newClient: [2],
  },
  startAuthenticator: {
    newClient: [3, 4],
  },
  startPasskeyLogin: {
    newClient: [3, 4],
  },
  switchRollback: {
    newClient: [2],
  },
  takePublishedBack: {
    newClient: [4, 5],
  },
  takeTaskBack: {
    newClient: [2],
  },
  undoEndOfEmployment: {
    newClient: [3],
  },
  withdrawAcceptance: {
    newClient: [2],
  },
};
