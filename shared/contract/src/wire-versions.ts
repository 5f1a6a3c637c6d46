// Written by `pnpm check:wire --write` from the comparison of the calls with those of before.

/** The number of each area of the wire: it rises when a page and a server of two states do not fit in all its calls. */
export const WIRE_AREAS: Readonly<Record<string, number>> = {
  core: 6,
  identity: 5,
  remotes: 5,
  company: 1,
  approvals: 1,
  months: 1,
  projects: 1,
  employees: 2,
  leave: 1,
  payroll: 1,
  documents: 1,
  notifications: 3,
  reports: 1,
  bookkeeping: 1,
  filing: 1,
  backup: 2,
};

/**
 * The numbers at which a call changed so that an older page does not work on a newer server (`oldClient`), or a newer page on an older one (`newClient`).
 */
export const WIRE_CHANGES: Readonly<
  Record<string, { readonly oldClient?: readonly number[]; readonly newClient?: readonly number[] }>
> = {
  acceptTerms: {
    newClient: [2],
  },
  addAuthenticator: {
    newClient: [3, 4],
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
  endRemoteToken: {
    newClient: [4],
  },
  exportAuditLog: {
    newClient: [3],
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
  getNewestNotifications: {
    oldClient: [3],
    newClient: [2],
  },
  getNotifications: {
    oldClient: [3],
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
  getSalaryGrant: {
    newClient: [5],
  },
  getSearchPeople: {
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
  moveRegistryBack: {
    newClient: [5],
  },
  moveRemoteBack: {
    newClient: [4, 5],
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
    oldClient: [3],
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
};
